// Wrong Answer: counts at most one pair per colour
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const kinds = new Set(lines);
let pairs = 0;
for (const kind of kinds) {
  if (kind.endsWith('L') && kinds.has(kind.replace('L', 'R'))) pairs++;
}
console.log(pairs, lines.length - 2 * pairs);
