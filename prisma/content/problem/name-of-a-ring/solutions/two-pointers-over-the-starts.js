function firstReading(ring) {
  const n = ring.length;
  let i = 0;
  let j = 1;
  let equal = 0;
  while (i < n && j < n && equal < n) {
    const atI = ring.charCodeAt((i + equal) % n);
    const atJ = ring.charCodeAt((j + equal) % n);
    if (atI === atJ) {
      equal++;
      continue;
    }
    if (atI > atJ) i += equal + 1;
    else j += equal + 1;
    if (i === j) j++;
    equal = 0;
  }
  return Math.min(i, j);
}

const ring = require('node:fs').readFileSync(0, 'utf8').trim();
const start = firstReading(ring);
console.log(start + 1, ring.slice(start) + ring.slice(0, start));
