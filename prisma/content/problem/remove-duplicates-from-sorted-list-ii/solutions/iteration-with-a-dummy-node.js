function deleteDuplicates(head) {
  const dummy = new ListNode(0, head);
  let last = dummy;
  while (last.next) {
    let node = last.next;
    if (node.next?.val === node.val) {
      const repeated = node.val;
      while (node?.val === repeated) node = node.next;
      last.next = node;
    } else {
      last = node;
    }
  }
  return dummy.next;
}
