function countComponents(n, edges) {
  const parent = Array.from({ length: n }, (_, node) => node);
  const size = Array(n).fill(1);

  function find(node) {
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  }

  let groups = n;
  for (const [a, b] of edges) {
    let large = find(a);
    let small = find(b);
    if (large === small) continue;
    if (size[large] < size[small]) [large, small] = [small, large];
    parent[small] = large;
    size[large] += size[small];
    groups--;
  }
  return groups;
}
