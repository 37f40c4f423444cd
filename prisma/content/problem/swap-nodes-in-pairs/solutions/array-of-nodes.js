function swapPairs(head) {
  const nodes = [];
  for (let node = head; node; node = node.next) nodes.push(node);
  for (let i = 0; i + 1 < nodes.length; i += 2) {
    [nodes[i], nodes[i + 1]] = [nodes[i + 1], nodes[i]];
  }
  nodes.forEach((node, i) => {
    node.next = nodes[i + 1] ?? null;
  });
  return nodes[0] ?? null;
}
