function firstTogether([r, m, s, n]) {
  const start = r % n;
  let rest = start;
  let k = 0;
  for (; rest !== s; k++) {
    rest = (rest + m) % n;
    if (rest === start) return -1n;
  }
  return BigInt(r) + BigInt(m) * BigInt(k);
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const answers = lines.map((line) => firstTogether(line.split(' ').map(Number)));
console.log(answers.join('\n'));
