const LIMIT = 10n ** 18n;

function note(highest, period) {
  let left = period;
  const noteOne = (prime, power) =>
    highest.set(prime, Math.max(highest.get(prime) ?? 1, power));
  for (let prime = 2; prime * prime <= left; prime++) {
    let power = 1;
    for (; left % prime === 0; left /= prime) power *= prime;
    if (power > 1) noteOne(prime, power);
  }
  if (left > 1) noteOne(left, left);
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const answers = lines.map((line) => {
  const highest = new Map();
  for (const period of line.split(' ')) note(highest, Number(period));
  const powers = [...highest.values()].map(BigInt);
  const together = powers.reduce((all, power) => all * power, 1n);
  return together > LIMIT ? -1n : together;
});
console.log(answers.join('\n'));
