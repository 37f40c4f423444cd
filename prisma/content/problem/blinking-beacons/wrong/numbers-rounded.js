// Wrong Answer: computes beyond 2^53 with doubles, which are rounded
function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b);
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
for (const line of lines) {
  const periods = line.split(' ').map(Number);
  const together = periods.reduce((a, b) => (a / gcd(a, b)) * b, 1);
  console.log(together > 1e18 ? '-1' : BigInt(together).toString());
}
