function isBipartite(graph) {
  const parent = graph.map((_, node) => node);
  const size = graph.map(() => 1);

  function find(node) {
    let root = node;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  }

  function unite(first, second) {
    let a = find(first);
    let b = find(second);
    if (a === b) return;
    if (size[a] < size[b]) [a, b] = [b, a];
    parent[b] = a;
    size[a] += size[b];
  }

  for (const [node, neighbors] of graph.entries()) {
    for (const neighbor of neighbors) {
      if (find(neighbor) === find(node)) return false;
      unite(neighbors[0], neighbor);
    }
  }
  return true;
}
