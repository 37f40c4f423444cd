// Wrong Answer: gives each node in order the opposite colour of its first coloured neighbour
function isBipartite(graph) {
  const color = [];
  for (let node = 0; node < graph.length; node++) {
    const known = graph[node].find((neighbor) => neighbor < node);
    color[node] = known === undefined ? 0 : 1 - color[known];
  }
  return graph.every((neighbors, node) => neighbors.every((other) => color[other] !== color[node]));
}
