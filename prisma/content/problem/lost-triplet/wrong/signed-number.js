// Wrong Answer: bitwise operators return signed integers, so large numbers become negative
const [, ...tickets] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
let ones = 0;
let twos = 0;
for (const ticket of tickets) {
  ones = (ones ^ ticket) & ~twos;
  twos = (twos ^ ticket) & ~ones;
}
console.log(ones);
