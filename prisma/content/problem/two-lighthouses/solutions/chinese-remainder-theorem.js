function bezout(a, b) {
  if (b === 0) return [1, 0, a];
  const [x, y, g] = bezout(b, a % b);
  return [y, x - Math.floor(a / b) * y, g];
}

function firstTogether(r, m, s, n) {
  const [x, , g] = bezout(m, n);
  if ((s - r) % g !== 0) return -1n;
  const step = n / g;
  const lifted = (number) => BigInt(((number % step) + step) % step);
  const k = (lifted((s - r) / g) * lifted(x)) % BigInt(step);
  return BigInt(r) + BigInt(m) * k;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const pairs = lines.map((line) => line.split(' ').map(Number));
console.log(pairs.map((pair) => firstTogether(...pair)).join('\n'));
