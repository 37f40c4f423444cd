export function validate(graph) {
  if (graph.length > 100) return 'the graph must have 0 to 100 nodes';
  const joined = graph.map((neighbors) => new Set(neighbors));
  for (let node = 1; node <= graph.length; node++) {
    const neighbors = graph[node - 1];
    if (neighbors.some((other) => !Number.isInteger(other) || other < 1 || other > graph.length)) {
      return `node ${node} has a neighbour that is not a node`;
    }
    if (neighbors.includes(node)) return `node ${node} has an edge to itself`;
    if (joined[node - 1].size < neighbors.length) return `node ${node} has a duplicate neighbour`;
    if (neighbors.some((other) => !joined[other - 1].has(node))) {
      return `node ${node} is missing in the list of one of its neighbours`;
    }
  }
  const reached = new Set(graph.slice(0, 1).map(() => 1));
  for (const node of reached) graph[node - 1].forEach((other) => reached.add(other));
  if (reached.size < graph.length) return 'all nodes must be reachable from node 1';
}
