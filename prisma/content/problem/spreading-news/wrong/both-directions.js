// Wrong Answer: treats the edges as undirected and counts the connected components
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...pairs] = lines.map((line) => line.split(' ').map(Number));
const parent = Array.from({ length: n + 1 }, (_, i) => i);
const find = (node) => {
  while (parent[node] !== node) node = parent[node] = parent[parent[node]];
  return node;
};
let parts = n;
for (const [one, other] of pairs) {
  if (find(one) === find(other)) continue;
  parent[find(one)] = find(other);
  parts--;
}
console.log(parts);
