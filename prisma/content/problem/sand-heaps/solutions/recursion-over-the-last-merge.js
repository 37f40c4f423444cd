const [n, ...weights] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

function cost(first, end) {
  if (end - first === 1) return 0;
  let cheapest = Infinity;
  for (let gap = first + 1; gap < end; gap++) {
    cheapest = Math.min(cheapest, cost(first, gap) + cost(gap, end));
  }
  for (let i = first; i < end; i++) cheapest += weights[i];
  return cheapest;
}

console.log(cost(0, n));
