function countComponents(n, edges) {
  let label = Array.from({ length: n }, (_, node) => node);
  for (const [a, b] of edges) {
    const kept = label[a];
    const lost = label[b];
    if (kept !== lost) label = label.map((own) => (own === lost ? kept : own));
  }
  return new Set(label).size;
}
