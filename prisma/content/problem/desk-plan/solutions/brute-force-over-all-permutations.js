const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const cost = lines.slice(1).map((line) => line.split(' ').map(Number));

function cheapestFrom(person, taken) {
  if (person === cost.length) return 0;
  let best = Infinity;
  cost[person].forEach((ofDesk, desk) => {
    if ((taken >> desk) & 1) return;
    best = Math.min(best, ofDesk + cheapestFrom(person + 1, taken | (1 << desk)));
  });
  return best;
}

console.log(cheapestFrom(0, 0));
