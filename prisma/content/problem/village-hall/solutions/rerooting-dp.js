const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [first, second, ...roads] = lines;
const n = Number(first);
const below = [0, ...second.split(' ').map(Number)];
const neighbours = below.map(() => []);
for (const road of roads) {
  const [a, b] = road.split(' ').map(Number);
  neighbours[a].push(b);
  neighbours[b].push(a);
}

const parent = new Array(n + 1).fill(0);
const order = [1];
for (const village of order) {
  for (const other of neighbours[village]) {
    if (other === parent[village]) continue;
    parent[other] = village;
    order.push(other);
  }
}

const total = new Array(n + 1).fill(0);
for (const village of order.slice(1).reverse()) {
  below[parent[village]] += below[village];
  total[1] += below[village];
}
const everybody = below[1];
for (const village of order.slice(1)) {
  total[village] = total[parent[village]] + everybody - 2 * below[village];
}
console.log(total.slice(1).join(' '));
