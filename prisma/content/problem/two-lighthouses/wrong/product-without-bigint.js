// Wrong Answer: the product of the difference and the inverse loses its last digits
function bezout(a, b) {
  if (b === 0) return [1, 0, a];
  const [x, y, divisor] = bezout(b, a % b);
  return [y, x - Math.floor(a / b) * y, divisor];
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
for (const line of lines) {
  const [r, m, s, n] = line.split(' ').map(Number);
  const [x, , divisor] = bezout(m, n);
  const repeat = n / divisor;
  const lifted = (number) => ((number % repeat) + repeat) % repeat;
  const k = (lifted((s - r) / divisor) * lifted(x)) % repeat;
  const meets = (s - r) % divisor === 0;
  console.log(meets ? String(BigInt(r) + BigInt(m) * BigInt(k)) : '-1');
}
