const [first, second] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const k = Number(first.split(' ')[1]);

const seen = new Map();
let pairs = 0;
for (const length of second.split(' ')) {
  const remainder = Number(length) % k;
  pairs += seen.get((k - remainder) % k) ?? 0;
  seen.set(remainder, (seen.get(remainder) ?? 0) + 1);
}
console.log(pairs);
