function validTree(n, edges) {
  if (edges.length !== n - 1) return false;
  const neighbours = Array.from({ length: n }, () => []);
  for (const [a, b] of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const reached = new Set([0]);
  for (const node of reached) {
    for (const other of neighbours[node]) reached.add(other);
  }
  return reached.size === n;
}
