// Wrong Answer: copies only the first node, and its neighbours are original nodes
function cloneGraph(node) {
  if (!node) return null;
  const copy = new Node(node.val);
  copy.neighbors = [...node.neighbors];
  return copy;
}
