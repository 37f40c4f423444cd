const [n, ...steps] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const broken = new Set(steps);

function climbs(step) {
  if (step === n) return 1;
  let found = 0;
  for (let above = step + 1; above <= step + 3 && above <= n; above++) {
    if (!broken.has(above)) found += climbs(above);
  }
  return found;
}

console.log(climbs(0) % 1_000_000_007);
