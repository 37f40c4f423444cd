function reverseBetween(head, left, right) {
  if (left === 1) return reverseFirst(head, right);
  head.next = reverseBetween(head.next, left - 1, right - 1);
  return head;
}

function reverseFirst(head, count) {
  if (count === 1) return head;
  const last = head.next;
  const newHead = reverseFirst(head.next, count - 1);
  head.next = last.next;
  last.next = head;
  return newHead;
}
