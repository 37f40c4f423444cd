function deleteDuplicates(head) {
  const seen = new Set();
  const dummy = new ListNode(0, head);
  let last = dummy;
  while (last.next) {
    if (seen.has(last.next.val)) {
      last.next = last.next.next;
    } else {
      last = last.next;
      seen.add(last.val);
    }
  }
  return dummy.next;
}
