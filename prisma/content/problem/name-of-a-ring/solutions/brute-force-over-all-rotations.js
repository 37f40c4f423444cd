const ring = require('node:fs').readFileSync(0, 'utf8').trim();
const reading = (start) => ring.slice(start) + ring.slice(0, start);

let best = 0;
let name = ring;
for (let start = 1; start < ring.length; start++) {
  const other = reading(start);
  if (other < name) {
    best = start;
    name = other;
  }
}
console.log(best + 1, name);
