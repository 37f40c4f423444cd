// Wrong Answer: a queue in the place of the stack puts all nodes of a level before those of the levels below
function flatten(head) {
  const queue = head ? [head] : [];
  const nodes = [];
  for (const first of queue) {
    for (let node = first; node; node = node.next) {
      nodes.push(node);
      if (node.child) queue.push(node.child);
    }
  }
  nodes.forEach((node, i) => {
    node.prev = nodes[i - 1] ?? null;
    node.next = nodes[i + 1] ?? null;
    node.child = null;
  });
  return head;
}
