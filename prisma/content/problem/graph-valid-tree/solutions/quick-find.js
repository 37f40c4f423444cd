function validTree(n, edges) {
  let label = Array.from({ length: n }, (_, node) => node);
  for (const [a, b] of edges) {
    const kept = label[a];
    const lost = label[b];
    if (kept === lost) return false;
    label = label.map((own) => (own === lost ? kept : own));
  }
  return edges.length === n - 1;
}
