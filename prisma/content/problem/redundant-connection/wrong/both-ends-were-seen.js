// Wrong Answer: returns an edge whose endpoints both occurred before, although they may be in different components
function findRedundantConnection(edges) {
  const seen = new Set();
  for (const [a, b] of edges) {
    if (seen.has(a) && seen.has(b)) return [a, b];
    seen.add(a);
    seen.add(b);
  }
  return edges.at(-1);
}
