const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const trucks = lines.map((line) => {
  const [charging, leaving] = line.split(' ').map(Number);
  return { charging, leaving };
});
trucks.sort((a, b) => a.leaving - b.leaving);

function most(i, clock) {
  if (i === trucks.length) return 0;
  const without = most(i + 1, clock);
  const ready = clock + trucks[i].charging;
  if (ready > trucks[i].leaving) return without;
  return Math.max(without, 1 + most(i + 1, ready));
}
console.log(most(0, 0));
