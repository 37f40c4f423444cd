const LIMIT = 10n ** 18n;

const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

function secondsUntilAllBlink(periods) {
  let together = 1n;
  for (const period of periods) {
    const rest = Number(together % BigInt(period));
    together *= BigInt(period / gcd(period, rest));
    if (together > LIMIT) return -1n;
  }
  return together;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const answers = lines.map((line) => secondsUntilAllBlink(line.split(' ').map(Number)));
console.log(answers.join('\n'));
