function sortList(head) {
  let length = 0;
  for (let node = head; node; node = node.next) length++;
  const dummy = new ListNode(0, head);
  for (let size = 1; size < length; size *= 2) {
    let last = dummy;
    let rest = dummy.next;
    while (rest) {
      const first = rest;
      const second = cut(first, size);
      rest = cut(second, size);
      last = appendMerged(last, first, second);
    }
  }
  return dummy.next;
}

/** Ends the run after size nodes and returns the node behind it. */
function cut(node, size) {
  for (let i = 1; node && i < size; i++) node = node.next;
  if (!node) return null;
  const rest = node.next;
  node.next = null;
  return rest;
}

/** Appends both runs in order behind last and returns the new last node. */
function appendMerged(last, a, b) {
  while (a && b) {
    if (a.val <= b.val) {
      last.next = a;
      a = a.next;
    } else {
      last.next = b;
      b = b.next;
    }
    last = last.next;
  }
  last.next = a ?? b;
  while (last.next) last = last.next;
  return last;
}
