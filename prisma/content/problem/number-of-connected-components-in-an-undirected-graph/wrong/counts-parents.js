// Wrong Answer: counts distinct parents, but the parent of a node need not be a root
function countComponents(n, edges) {
  const parent = Array.from({ length: n }, (_, node) => node);
  const find = (node) => (parent[node] === node ? node : find(parent[node]));
  for (const [a, b] of edges) parent[find(a)] = find(b);
  return new Set(parent).size;
}
