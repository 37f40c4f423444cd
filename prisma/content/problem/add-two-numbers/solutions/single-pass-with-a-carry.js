function addTwoNumbers(l1, l2) {
  const dummy = new ListNode();
  let tail = dummy;
  let carry = 0;
  while (l1 || l2 || carry > 0) {
    const total = (l1?.val ?? 0) + (l2?.val ?? 0) + carry;
    tail.next = new ListNode(total % 10);
    tail = tail.next;
    carry = Math.floor(total / 10);
    l1 = l1?.next;
    l2 = l2?.next;
  }
  return dummy.next;
}
