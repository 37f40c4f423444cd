// Wrong Answer: looks for cycles only, and takes two trees side by side for one
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
