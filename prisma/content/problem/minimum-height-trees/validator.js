export function validate(n, edges) {
  if (!Number.isInteger(n) || n < 1 || n > 20_000) return 'n must be 1 to 20 000';
  if (!Array.isArray(edges) || edges.length !== n - 1) return 'there must be n - 1 edges';
  const isNode = (node) => Number.isInteger(node) && node >= 0 && node < n;
  if (!edges.every((edge) => edge.length === 2 && edge.every(isNode))) return 'an edge must connect two nodes';
  const leader = Array.from({ length: n }, (_, node) => node);
  const find = (node) => {
    while (leader[node] !== node) node = leader[node] = leader[leader[node]];
    return node;
  };
  for (const [u, v] of edges) {
    if (find(u) === find(v)) return 'the edges must not form a cycle';
    leader[find(u)] = find(v);
  }
}
