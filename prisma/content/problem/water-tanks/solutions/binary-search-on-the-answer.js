const input = require('node:fs').readFileSync(0, 'utf8');
// Minutes go up to 2 · 10^18, beyond the integers that a Number represents exactly.
const [n, rest, tanks, ...times] = input.trim().split(/\s+/).map(BigInt);
const spans = times.map((time) => time + rest);

function isEnough(minutes) {
  const ready = minutes + rest;
  let filled = 0n;
  for (const span of spans) {
    filled += ready / span;
    if (filled >= tanks) return true;
  }
  return false;
}

const longest = spans.reduce((a, b) => (a > b ? a : b));
let low = 1n;
let high = ((tanks + n - 1n) / n) * longest - rest;
while (low < high) {
  const mid = (low + high) / 2n;
  if (isEnough(mid)) high = mid;
  else low = mid + 1n;
}
console.log(String(low));
