function removeNthFromEnd(head, n) {
  const dummy = new ListNode(0, head);
  let ahead = dummy;
  let behind = dummy;
  for (let i = 0; i < n; i++) ahead = ahead.next;
  while (ahead.next) {
    ahead = ahead.next;
    behind = behind.next;
  }
  behind.next = behind.next.next;
  return dummy.next;
}
