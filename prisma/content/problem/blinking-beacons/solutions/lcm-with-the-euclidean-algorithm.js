const LIMIT = 10n ** 18n;

function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b);
}

function secondsUntilAllBlink(periods) {
  let together = 1n;
  for (const period of periods) {
    const common = gcd(period, Number(together % BigInt(period)));
    together *= BigInt(period / common);
    if (together > LIMIT) return -1n;
  }
  return together;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const groups = lines.map((line) => line.split(' ').map(Number));
console.log(groups.map(secondsUntilAllBlink).join('\n'));
