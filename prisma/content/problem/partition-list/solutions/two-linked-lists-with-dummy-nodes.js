function partition(head, x) {
  const lessDummy = new ListNode();
  const restDummy = new ListNode();
  let less = lessDummy;
  let rest = restDummy;
  for (let node = head; node; node = node.next) {
    if (node.val < x) {
      less.next = node;
      less = node;
    } else {
      rest.next = node;
      rest = node;
    }
  }
  rest.next = null;
  less.next = restDummy.next;
  return lessDummy.next;
}
