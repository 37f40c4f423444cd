const [n, ...weights] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const before = [0];
for (const weight of weights) before.push(before.at(-1) + weight);

const UNKNOWN = -1;
const memo = Array.from({ length: n + 1 }, () => new Array(n + 1).fill(UNKNOWN));

function cost(first, end) {
  if (end - first === 1) return 0;
  if (memo[first][end] === UNKNOWN) {
    let cheapest = Infinity;
    for (let gap = first + 1; gap < end; gap++) {
      cheapest = Math.min(cheapest, cost(first, gap) + cost(gap, end));
    }
    memo[first][end] = cheapest + before[end] - before[first];
  }
  return memo[first][end];
}

console.log(cost(0, n));
