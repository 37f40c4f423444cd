function isBipartite(graph) {
  const color = graph.map(() => null);
  for (let start = 0; start < graph.length; start++) {
    if (color[start] !== null) continue;
    color[start] = 0;
    const queue = [start];
    for (const node of queue) {
      for (const neighbor of graph[node]) {
        if (color[neighbor] === color[node]) return false;
        if (color[neighbor] === null) {
          color[neighbor] = 1 - color[node];
          queue.push(neighbor);
        }
      }
    }
  }
  return true;
}
