const settings = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number)
  .slice(1);

let best = 0;
for (let bit = 29; bit >= 0; bit--) {
  const beginnings = new Set(settings.map((setting) => setting >> bit));
  const wished = (best >> bit) | 1;
  for (const beginning of beginnings) {
    if (!beginnings.has(beginning ^ wished)) continue;
    best |= 1 << bit;
    break;
  }
}
console.log(best);
