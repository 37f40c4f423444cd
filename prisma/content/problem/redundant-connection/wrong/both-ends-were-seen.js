// Wrong Answer: takes an edge whose ends both occurred, perhaps in two parts
function findRedundantConnection(edges) {
  const seen = new Set();
  for (const [a, b] of edges) {
    if (seen.has(a) && seen.has(b)) return [a, b];
    seen.add(a);
    seen.add(b);
  }
  return edges.at(-1);
}
