// Wrong Answer: assumes that villages with smaller numbers are closer to village 1
const [first, second, ...roads] = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(first);
const below = [0, ...second.split(' ').map(Number)];
const parent = new Array(n + 1).fill(0);
for (const road of roads) {
  const [a, b] = road.split(' ').map(Number);
  parent[Math.max(a, b)] = Math.min(a, b);
}

const total = new Array(n + 1).fill(0);
for (let village = n; village > 1; village--) {
  below[parent[village]] += below[village];
  total[1] += below[village];
}
for (let village = 2; village <= n; village++) {
  total[village] = total[parent[village]] + below[1] - 2 * below[village];
}
console.log(total.slice(1).join(' '));
