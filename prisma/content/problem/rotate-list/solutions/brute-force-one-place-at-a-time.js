function rotateRight(head, k) {
  if (!head) return null;
  let length = 0;
  for (let node = head; node; node = node.next) length++;
  for (let left = k % length; left > 0; left--) {
    let before = head;
    while (before.next.next) before = before.next;
    const last = before.next;
    before.next = null;
    last.next = head;
    head = last;
  }
  return head;
}
