// Wrong Answer: numbers above 2^53 lose their last digits
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
for (const line of lines) {
  let together = 1;
  for (const period of line.split(' ').map(Number)) {
    if (together <= 1e18) together *= period / gcd(together, period);
  }
  console.log(together > 1e18 ? -1 : together);
}
