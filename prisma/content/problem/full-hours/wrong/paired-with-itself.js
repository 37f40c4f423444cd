// Wrong Answer: counts a jingle before it looks for partners, so it may be paired with itself
const [first, second] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const k = Number(first.split(' ')[1]);
const seen = new Map();
let pairs = 0;
for (const length of second.split(' ').map(Number)) {
  const remainder = length % k;
  seen.set(remainder, (seen.get(remainder) ?? 0) + 1);
  pairs += seen.get((k - remainder) % k) ?? 0;
}
console.log(pairs);
