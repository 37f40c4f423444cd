function rotateRight(head, k) {
  const nodes = [];
  for (let node = head; node; node = node.next) nodes.push(node);
  const n = nodes.length;
  if (n === 0 || k % n === 0) return head;
  const first = n - (k % n);
  nodes[n - 1].next = head;
  nodes[first - 1].next = null;
  return nodes[first];
}
