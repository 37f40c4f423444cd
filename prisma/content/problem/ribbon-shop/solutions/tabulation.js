const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[ribbon, cut], ...offers] = lines.map((line) => line.split(' ').map(Number));

const best = new Array(ribbon + 1).fill(0);
for (let metres = 1; metres <= ribbon; metres++) {
  for (const [length, price] of offers) {
    if (length > metres) continue;
    const paid = length === metres ? 0 : cut;
    best[metres] = Math.max(best[metres], price - paid + best[metres - length]);
  }
}
console.log(best[ribbon]);
