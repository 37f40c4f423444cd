// Wrong Answer: returns the index of the node instead of the node
function detectCycle(head) {
  const indexOf = new Map();
  for (let node = head; node; node = node.next) {
    if (indexOf.has(node)) return indexOf.get(node);
    indexOf.set(node, indexOf.size);
  }
  return null;
}
