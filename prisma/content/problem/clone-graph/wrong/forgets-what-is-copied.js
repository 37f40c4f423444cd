// Runtime Error: without a map the recursion goes back and forth along the first edge until the stack overflows
function cloneGraph(node) {
  if (!node) return null;
  const copy = new Node(node.val);
  copy.neighbors = node.neighbors.map(cloneGraph);
  return copy;
}
