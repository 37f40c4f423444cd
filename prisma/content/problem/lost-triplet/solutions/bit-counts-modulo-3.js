const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

const ones = new Array(32).fill(0);
for (let i = 1; i < numbers.length; i++) {
  for (let place = 0; place < 32; place++) ones[place] += (numbers[i] >>> place) & 1;
}
// Powers of two instead of shifts, which make numbers beyond 2^31 negative.
console.log(ones.reduce((sum, count, place) => sum + (count % 3) * 2 ** place, 0));
