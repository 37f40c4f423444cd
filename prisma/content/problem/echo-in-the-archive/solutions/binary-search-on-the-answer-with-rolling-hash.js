const PRIME = 1_000_000_007;
const BASE = 911;

function findRepeat(text, length) {
  let highest = 1;
  for (let i = 1; i < length; i++) highest = (highest * BASE) % PRIME;

  const startsByHash = new Map();
  let hash = 0;
  for (let end = 0; end < text.length; end++) {
    const start = end - length + 1;
    if (start > 0) {
      const leaving = (text.charCodeAt(start - 1) * highest) % PRIME;
      hash = (hash + PRIME - leaving) % PRIME;
    }
    hash = (hash * BASE + text.charCodeAt(end)) % PRIME;
    if (start < 0) continue;
    const known = startsByHash.get(hash);
    if (known === undefined) {
      startsByHash.set(hash, [start]);
      continue;
    }
    const window = text.slice(start, start + length);
    if (known.some((earlier) => text.startsWith(window, earlier))) return start;
    known.push(start);
  }
  return -1;
}

const text = require('node:fs').readFileSync(0, 'utf8').trim();
let low = 0;
let high = text.length - 1;
let found = 0;
while (low < high) {
  const middle = Math.ceil((low + high) / 2);
  const start = findRepeat(text, middle);
  if (start >= 0) {
    low = middle;
    found = start;
  } else {
    high = middle - 1;
  }
}
console.log(`${low} ${text.slice(found, found + low)}`.trim());
