function isBipartite(graph) {
  const colors = graph.map(() => null);

  function color(node, choice) {
    colors[node] = choice;
    for (const neighbor of graph[node]) {
      if (colors[neighbor] === choice) return false;
      if (colors[neighbor] === null && !color(neighbor, 1 - choice)) return false;
    }
    return true;
  }

  return graph.every((_, node) => colors[node] !== null || color(node, 0));
}
