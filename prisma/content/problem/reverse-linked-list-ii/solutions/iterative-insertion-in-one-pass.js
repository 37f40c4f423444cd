function reverseBetween(head, left, right) {
  const dummy = new ListNode(0, head);
  let before = dummy;
  for (let i = 1; i < left; i++) before = before.next;
  const first = before.next;
  for (let i = left; i < right; i++) {
    const moved = first.next;
    first.next = moved.next;
    moved.next = before.next;
    before.next = moved;
  }
  return dummy.next;
}
