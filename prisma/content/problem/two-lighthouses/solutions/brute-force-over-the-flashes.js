function firstTogether(r, m, s, n) {
  let remainder = r % n;
  for (let k = 0; k < n; k++) {
    if (remainder === s) return BigInt(r) + BigInt(m) * BigInt(k);
    remainder = (remainder + m) % n;
  }
  return -1n;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const pairs = lines.map((line) => line.split(' ').map(Number));
console.log(pairs.map((pair) => firstTogether(...pair)).join('\n'));
