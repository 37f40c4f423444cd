const [n, ...weights] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const before = [0];
for (const weight of weights) before.push(before.at(-1) + weight);

const cost = Array.from({ length: n + 1 }, () => new Array(n + 1).fill(0));
for (let length = 2; length <= n; length++) {
  for (let first = 0; first + length <= n; first++) {
    const end = first + length;
    let cheapest = Infinity;
    for (let gap = first + 1; gap < end; gap++) {
      cheapest = Math.min(cheapest, cost[first][gap] + cost[gap][end]);
    }
    cost[first][end] = cheapest + before[end] - before[first];
  }
}
console.log(cost[0][n]);
