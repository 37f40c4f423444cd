function removeNthFromEnd(head, n) {
  let length = 0;
  for (let node = head; node; node = node.next) length++;
  const dummy = new ListNode(0, head);
  let before = dummy;
  for (let i = 0; i < length - n; i++) before = before.next;
  before.next = before.next.next;
  return dummy.next;
}
