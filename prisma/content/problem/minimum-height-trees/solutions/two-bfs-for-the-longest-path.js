function findMinHeightTrees(n, edges) {
  const neighbours = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    neighbours[u].push(v);
    neighbours[v].push(u);
  }

  function search(start) {
    const parent = new Array(n).fill(-1);
    parent[start] = start;
    const queue = [start];
    for (const node of queue) {
      for (const neighbour of neighbours[node]) {
        if (parent[neighbour] !== -1) continue;
        parent[neighbour] = node;
        queue.push(neighbour);
      }
    }
    return { farthest: queue.at(-1), parent };
  }

  const first = search(0).farthest;
  const { farthest, parent } = search(first);
  const path = [farthest];
  while (path.at(-1) !== first) path.push(parent[path.at(-1)]);
  return path.slice((path.length - 1) >> 1, (path.length >> 1) + 1);
}
