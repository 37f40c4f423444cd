function rotateRight(head, k) {
  if (!head) return null;
  let tail = head;
  let length = 1;
  while (tail.next) {
    tail = tail.next;
    length++;
  }
  tail.next = head;
  for (let steps = length - (k % length); steps > 0; steps--) tail = tail.next;
  const first = tail.next;
  tail.next = null;
  return first;
}
