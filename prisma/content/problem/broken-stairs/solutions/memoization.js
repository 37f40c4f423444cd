const [n, ...steps] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const broken = new Set(steps);
const memo = new Map();

function climbs(step) {
  if (step === n) return 1;
  if (memo.has(step)) return memo.get(step);
  let found = 0;
  for (let above = step + 1; above <= step + 3 && above <= n; above++) {
    if (!broken.has(above)) found += climbs(above);
  }
  memo.set(step, found % 1_000_000_007);
  return memo.get(step);
}

console.log(climbs(0));
