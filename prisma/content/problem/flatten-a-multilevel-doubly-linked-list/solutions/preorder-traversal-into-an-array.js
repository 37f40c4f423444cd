function flatten(head) {
  const nodes = [];
  const collect = (first) => {
    for (let node = first; node; node = node.next) {
      nodes.push(node);
      collect(node.child);
    }
  };
  collect(head);
  nodes.forEach((node, i) => {
    node.prev = nodes[i - 1] ?? null;
    node.next = nodes[i + 1] ?? null;
    node.child = null;
  });
  return head;
}
