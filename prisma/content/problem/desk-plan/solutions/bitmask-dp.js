const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const cost = lines.slice(1).map((line) => line.split(' ').map(Number));
const n = cost.length;

const best = new Array(2 ** n).fill(Infinity);
const placed = new Array(2 ** n).fill(0);
best[0] = 0;
for (let taken = 0; taken < 2 ** n - 1; taken++) {
  const person = placed[taken];
  for (let desk = 0; desk < n; desk++) {
    if ((taken >> desk) & 1) continue;
    const withDesk = taken | (1 << desk);
    placed[withDesk] = person + 1;
    best[withDesk] = Math.min(best[withDesk], best[taken] + cost[person][desk]);
  }
}
console.log(best[2 ** n - 1]);
