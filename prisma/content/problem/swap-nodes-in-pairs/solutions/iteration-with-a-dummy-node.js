function swapPairs(head) {
  const dummy = new ListNode(0, head);
  let previous = dummy;
  while (previous.next?.next) {
    const first = previous.next;
    const second = first.next;
    first.next = second.next;
    second.next = first;
    previous.next = second;
    previous = first;
  }
  return dummy.next;
}
