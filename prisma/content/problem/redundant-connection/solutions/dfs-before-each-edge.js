function findRedundantConnection(edges) {
  const neighbours = Array.from({ length: edges.length + 1 }, () => []);

  function areConnected(start, goal) {
    const reached = new Set([start]);
    for (const node of reached) {
      for (const other of neighbours[node]) reached.add(other);
    }
    return reached.has(goal);
  }

  return edges.find(([a, b]) => {
    if (areConnected(a, b)) return true;
    neighbours[a].push(b);
    neighbours[b].push(a);
    return false;
  });
}
