const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const wishes = lines.map((line) => line.split(' ').map(Number));
const taken = new Set();

function mostFilled(nurse) {
  if (nurse === wishes.length) return 0;
  let best = mostFilled(nurse + 1);
  for (const shift of wishes[nurse]) {
    if (taken.has(shift)) continue;
    taken.add(shift);
    best = Math.max(best, 1 + mostFilled(nurse + 1));
    taken.delete(shift);
  }
  return best;
}

console.log(mostFilled(0));
