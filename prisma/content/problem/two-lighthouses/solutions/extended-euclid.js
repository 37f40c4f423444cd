const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

/** The x from 0 to modulus - 1 with number * x = 1 modulo modulus. */
function inverse(number, modulus) {
  let [before, now] = [0, 1 % modulus];
  let [larger, smaller] = [modulus, number % modulus];
  while (smaller > 1) {
    const times = Math.floor(larger / smaller);
    [larger, smaller] = [smaller, larger - times * smaller];
    [before, now] = [now, before - times * now];
  }
  return (now + modulus) % modulus;
}

function firstTogether([r, m, s, n]) {
  const divisor = gcd(m, n);
  if ((s - r) % divisor !== 0) return -1n;
  const repeat = n / divisor;
  const difference = (((s - r) / divisor) % repeat) + repeat;
  const product = BigInt(difference) * BigInt(inverse(m / divisor, repeat));
  return BigInt(r) + BigInt(m) * (product % BigInt(repeat));
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const answers = lines.map((line) => firstTogether(line.split(' ').map(Number)));
console.log(answers.join('\n'));
