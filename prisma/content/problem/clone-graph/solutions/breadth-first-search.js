function cloneGraph(node) {
  if (!node) return null;
  const copies = new Map([[node, new Node(node.val)]]);
  const queue = [node];
  for (const original of queue) {
    for (const neighbor of original.neighbors) {
      if (!copies.has(neighbor)) {
        copies.set(neighbor, new Node(neighbor.val));
        queue.push(neighbor);
      }
      copies.get(original).neighbors.push(copies.get(neighbor));
    }
  }
  return copies.get(node);
}
