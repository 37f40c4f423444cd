// Wrong Answer: copies the first node only, and its neighbours are those of the given graph
function cloneGraph(node) {
  if (!node) return null;
  const copy = new Node(node.val);
  copy.neighbors = [...node.neighbors];
  return copy;
}
