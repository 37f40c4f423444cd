export function validate(graph) {
  const n = graph.length;
  if (n < 1 || n > 100) return 'the graph must have 1 to 100 nodes';
  const isNode = (node) => Number.isInteger(node) && node >= 0 && node < n;
  if (!graph.every((neighbors) => neighbors.every(isNode))) return 'each neighbour must be a node';
  const sets = graph.map((neighbors) => new Set(neighbors));
  for (let u = 0; u < n; u++) {
    if (sets[u].has(u)) return `node ${u} has an edge to itself`;
    if (sets[u].size < graph[u].length) return `node ${u} has a duplicate edge`;
    if (graph[u].some((v) => !sets[v].has(u))) return `an edge of node ${u} is missing at its other end`;
  }
}
