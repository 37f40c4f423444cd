// Wrong Answer: compares only up to the end of the string, not around the ring
const ring = require('node:fs').readFileSync(0, 'utf8').trim();
let start = 0;
for (let other = 1; other < ring.length; other++) {
  if (ring.slice(other) < ring.slice(start)) start = other;
}
console.log(start + 1, ring.slice(start) + ring.slice(0, start));
