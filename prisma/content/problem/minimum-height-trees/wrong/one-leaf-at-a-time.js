// Wrong Answer: removes leaves one at a time and may stop in the middle of a layer
function findMinHeightTrees(n, edges) {
  if (n === 1) return [0];
  const neighbours = Array.from({ length: n }, () => new Set());
  for (const [u, v] of edges) {
    neighbours[u].add(v);
    neighbours[v].add(u);
  }
  const queue = [...neighbours.keys()].filter((node) => neighbours[node].size === 1);
  for (let remaining = n; remaining > 2; remaining--) {
    const leaf = queue.shift();
    const [other] = neighbours[leaf];
    neighbours[other].delete(leaf);
    if (neighbours[other].size === 1) queue.push(other);
  }
  return queue;
}
