export function validate(edges) {
  const n = edges.length;
  if (n < 3 || n > 1_000) return 'there must be 3 to 1 000 edges';
  const isNode = (node) => Number.isInteger(node) && node >= 1 && node <= n;
  if (edges.some((edge) => edge.length !== 2 || !edge.every(isNode) || edge[0] >= edge[1])) {
    return 'an edge must connect two different nodes, the smaller one first';
  }
  const pairs = new Set(edges.map(([a, b]) => a * 10_000 + b));
  if (pairs.size < n) return 'two nodes must not have more than one edge between them';
  const neighbours = Array.from({ length: n + 1 }, () => []);
  for (const [a, b] of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const reached = new Set([1]);
  for (const node of reached) neighbours[node].forEach((other) => reached.add(other));
  // A connected graph with n nodes and n edges is a tree with one additional edge.
  if (reached.size < n) return 'all nodes must be connected';
}
