const settings = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number)
  .slice(1);

let best = 0;
for (let bit = 29; bit >= 0; bit--) {
  const prefixes = new Set(settings.map((setting) => setting >> bit));
  const candidate = (best >> bit) | 1;
  for (const prefix of prefixes) {
    if (!prefixes.has(prefix ^ candidate)) continue;
    best |= 1 << bit;
    break;
  }
}
console.log(best);
