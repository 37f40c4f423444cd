function flatten(head) {
  const waiting = head ? [head] : [];
  let before = null;
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node.next) waiting.push(node.next);
    if (node.child) waiting.push(node.child);
    node.prev = before;
    node.child = null;
    if (before) before.next = node;
    before = node;
  }
  return head;
}
