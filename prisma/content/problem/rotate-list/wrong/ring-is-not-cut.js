// Wrong Answer: closes the ring, but does not cut it when k is a multiple of the length
function rotateRight(head, k) {
  if (!head) return null;
  let tail = head;
  let length = 1;
  while (tail.next) {
    tail = tail.next;
    length++;
  }
  tail.next = head;
  k %= length;
  if (k === 0) return head;
  for (let steps = length - k; steps > 0; steps--) tail = tail.next;
  const first = tail.next;
  tail.next = null;
  return first;
}
