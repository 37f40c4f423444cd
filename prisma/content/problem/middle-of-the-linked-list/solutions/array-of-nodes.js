function middleNode(head) {
  const nodes = [];
  for (let node = head; node; node = node.next) nodes.push(node);
  return nodes[Math.floor(nodes.length / 2)];
}
