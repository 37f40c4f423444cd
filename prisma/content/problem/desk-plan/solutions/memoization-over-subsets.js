const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const cost = lines.slice(1).map((line) => line.split(' ').map(Number));
const n = cost.length;

const memo = new Array(2 ** n).fill(-1);
memo[2 ** n - 1] = 0;

function best(person, taken) {
  if (memo[taken] >= 0) return memo[taken];
  let cheapest = Infinity;
  for (let desk = 0; desk < n; desk++) {
    if ((taken >> desk) & 1) continue;
    const others = best(person + 1, taken | (1 << desk));
    cheapest = Math.min(cheapest, cost[person][desk] + others);
  }
  memo[taken] = cheapest;
  return cheapest;
}

console.log(best(0, 0));
