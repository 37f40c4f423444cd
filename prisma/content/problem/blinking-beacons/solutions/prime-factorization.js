const LIMIT = 10n ** 18n;

function secondsUntilAllBlink(periods) {
  const highest = new Map();
  const note = (p, exponent) => {
    highest.set(p, Math.max(highest.get(p) ?? 0, exponent));
  };
  for (let period of periods) {
    for (let p = 2; p * p <= period; p++) {
      let exponent = 0;
      for (; period % p === 0; period /= p) exponent++;
      if (exponent > 0) note(p, exponent);
    }
    if (period > 1) note(period, 1);
  }
  let together = 1n;
  for (const [p, exponent] of highest) together *= BigInt(p) ** BigInt(exponent);
  return together > LIMIT ? -1n : together;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const groups = lines.map((line) => line.split(' ').map(Number));
console.log(groups.map(secondsUntilAllBlink).join('\n'));
