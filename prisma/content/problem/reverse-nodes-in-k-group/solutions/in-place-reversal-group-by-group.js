function reverseKGroup(head, k) {
  const dummy = new ListNode(0, head);
  let before = dummy;
  while (true) {
    let last = before;
    for (let i = 0; i < k; i++) {
      last = last.next;
      if (!last) return dummy.next;
    }
    const after = last.next;
    const first = before.next;
    let turned = after;
    for (let node = first; node !== after; ) {
      const following = node.next;
      node.next = turned;
      turned = node;
      node = following;
    }
    before.next = turned;
    before = first;
  }
}
