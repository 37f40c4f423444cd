function isBipartite(graph) {
  const color = [];

  function divide(node) {
    if (node === graph.length) {
      const isValid = (neighbors, u) => neighbors.every((v) => color[u] !== color[v]);
      return graph.every(isValid);
    }
    for (const choice of [0, 1]) {
      color[node] = choice;
      if (divide(node + 1)) return true;
    }
    return false;
  }

  return divide(0);
}
