const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

let ones = 0;
let twos = 0;
for (let i = 1; i < numbers.length; i++) {
  ones = (ones ^ numbers[i]) & ~twos;
  twos = (twos ^ numbers[i]) & ~ones;
}
// Bitwise operators return signed integers; >>> 0 makes the result unsigned.
console.log(ones >>> 0);
