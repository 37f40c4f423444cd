function reverseKGroup(head, k) {
  const nodes = [];
  for (let node = head; node; node = node.next) nodes.push(node);
  for (let start = 0; start + k <= nodes.length; start += k) {
    nodes.splice(start, k, ...nodes.slice(start, start + k).reverse());
  }
  nodes.forEach((node, i) => {
    node.next = nodes[i + 1] ?? null;
  });
  return nodes[0];
}
