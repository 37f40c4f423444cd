// Wrong Answer: iterates over the remainders downwards (0/1 knapsack), so each length is sold only once
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[ribbon, cut], ...offers] = lines.map((line) => line.split(' ').map(Number));

const best = new Array(ribbon + 1).fill(0);
for (const [length, price] of offers) {
  for (let metres = ribbon; metres >= length; metres--) {
    const paid = length === metres ? 0 : cut;
    best[metres] = Math.max(best[metres], price - paid + best[metres - length]);
  }
}
console.log(best[ribbon]);
