// Wrong Answer: the products exceed 2^53 and are rounded
function bezout(a, b) {
  if (b === 0) return [1, 0, a];
  const [x, y, g] = bezout(b, a % b);
  return [y, x - Math.floor(a / b) * y, g];
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
for (const line of lines) {
  const [r, m, s, n] = line.split(' ').map(Number);
  const [x, , g] = bezout(m, n);
  const step = n / g;
  const lifted = (number) => ((number % step) + step) % step;
  const k = (lifted((s - r) / g) * lifted(x)) % step;
  console.log((s - r) % g === 0 ? String(BigInt(r) + BigInt(m) * BigInt(k)) : '-1');
}
