export function validate(n, edges) {
  if (!Number.isInteger(n) || n < 1 || n > 2_000) return 'n must be from 1 to 2 000';
  if (edges.length > 5_000) return 'there must be at most 5 000 edges';
  const isNode = (node) => Number.isInteger(node) && node >= 0 && node < n;
  if (edges.some((edge) => edge.length !== 2 || !edge.every(isNode) || edge[0] === edge[1])) {
    return 'an edge must have two different nodes';
  }
  const pairs = new Set(edges.map(([a, b]) => Math.min(a, b) * n + Math.max(a, b)));
  if (pairs.size < edges.length) return 'there must be at most one edge between two nodes';
}
