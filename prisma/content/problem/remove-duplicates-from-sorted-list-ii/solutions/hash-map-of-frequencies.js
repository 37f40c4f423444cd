function deleteDuplicates(head) {
  const frequency = new Map();
  for (let node = head; node; node = node.next) {
    frequency.set(node.val, (frequency.get(node.val) ?? 0) + 1);
  }
  const dummy = new ListNode(0, head);
  let last = dummy;
  while (last.next) {
    if (frequency.get(last.next.val) > 1) last.next = last.next.next;
    else last = last.next;
  }
  return dummy.next;
}
