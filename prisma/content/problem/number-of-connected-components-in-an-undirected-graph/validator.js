export function validate(n, edges) {
  if (!Number.isInteger(n) || n < 2 || n > 2_000) return 'n must be from 2 to 2 000';
  if (edges.length < 1 || edges.length > 5_000) return 'there must be 1 to 5 000 edges';
  const isNode = (node) => Number.isInteger(node) && node >= 0 && node < n;
  if (edges.some((edge) => edge.length !== 2 || !edge.every(isNode) || edge[0] >= edge[1])) {
    return 'an edge must have two different nodes, the smaller one first';
  }
  const pairs = new Set(edges.map(([a, b]) => a * n + b));
  if (pairs.size < edges.length) return 'two nodes must not have more than one edge between them';
}
