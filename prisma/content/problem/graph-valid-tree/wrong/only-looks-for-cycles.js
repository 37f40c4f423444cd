// Wrong Answer: checks only for cycles, and accepts two separate trees
function validTree(n, edges) {
  const parent = Array.from({ length: n }, (_, node) => node);
  const find = (node) => {
    while (parent[node] !== node) node = parent[node] = parent[parent[node]];
    return node;
  };
  return edges.every(([a, b]) => {
    const first = find(a);
    const second = find(b);
    parent[first] = second;
    return first !== second;
  });
}
