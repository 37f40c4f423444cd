function findRedundantConnection(edges) {
  const parent = Array.from({ length: edges.length + 1 }, (_, node) => node);
  const size = parent.map(() => 1);

  function find(node) {
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  }

  return edges.find(([a, b]) => {
    let large = find(a);
    let small = find(b);
    if (large === small) return true;
    if (size[large] < size[small]) [large, small] = [small, large];
    parent[small] = large;
    size[large] += size[small];
    return false;
  });
}
