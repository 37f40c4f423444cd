const [n, ...weights] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const before = [0];
for (const weight of weights) before.push(before.at(-1) + weight);

const table = () => Array.from({ length: n + 1 }, () => new Array(n + 1).fill(0));
const cost = table();
const bestGap = table();
for (let first = 0; first + 2 <= n; first++) {
  cost[first][first + 2] = before[first + 2] - before[first];
  bestGap[first][first + 2] = first + 1;
}
for (let length = 3; length <= n; length++) {
  for (let first = 0; first + length <= n; first++) {
    const end = first + length;
    let cheapest = Infinity;
    for (let gap = bestGap[first][end - 1]; gap <= bestGap[first + 1][end]; gap++) {
      const sum = cost[first][gap] + cost[gap][end];
      if (sum >= cheapest) continue;
      cheapest = sum;
      bestGap[first][end] = gap;
    }
    cost[first][end] = cheapest + before[end] - before[first];
  }
}
console.log(cost[0][n]);
