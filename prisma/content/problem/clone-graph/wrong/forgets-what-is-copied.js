// Runtime Error: without a map it copies to and fro along the first edge until the stack is full
function cloneGraph(node) {
  if (!node) return null;
  const copy = new Node(node.val);
  copy.neighbors = node.neighbors.map(cloneGraph);
  return copy;
}
