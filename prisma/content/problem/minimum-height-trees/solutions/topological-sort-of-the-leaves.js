function findMinHeightTrees(n, edges) {
  if (n === 1) return [0];
  const neighbours = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    neighbours[u].push(v);
    neighbours[v].push(u);
  }
  const degree = neighbours.map((adjacent) => adjacent.length);
  let leaves = [...degree.keys()].filter((node) => degree[node] === 1);
  let remaining = n;
  while (remaining > 2) {
    remaining -= leaves.length;
    const newLeaves = [];
    for (const leaf of leaves) {
      for (const neighbour of neighbours[leaf]) {
        degree[neighbour]--;
        if (degree[neighbour] === 1) newLeaves.push(neighbour);
      }
    }
    leaves = newLeaves;
  }
  return leaves;
}
