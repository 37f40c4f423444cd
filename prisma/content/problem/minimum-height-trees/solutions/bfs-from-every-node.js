function findMinHeightTrees(n, edges) {
  const neighbours = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    neighbours[u].push(v);
    neighbours[v].push(u);
  }

  function heightFrom(root) {
    const depth = new Array(n).fill(-1);
    depth[root] = 0;
    const queue = [root];
    for (const node of queue) {
      for (const neighbour of neighbours[node]) {
        if (depth[neighbour] !== -1) continue;
        depth[neighbour] = depth[node] + 1;
        queue.push(neighbour);
      }
    }
    return depth[queue.at(-1)];
  }

  const heights = neighbours.map((_, root) => heightFrom(root));
  const smallest = heights.reduce((a, b) => Math.min(a, b));
  return [...heights.keys()].filter((root) => heights[root] === smallest);
}
