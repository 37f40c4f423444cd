function detectCycle(head) {
  const seen = new Set();
  for (let node = head; node; node = node.next) {
    if (seen.has(node)) return node;
    seen.add(node);
  }
  return null;
}
