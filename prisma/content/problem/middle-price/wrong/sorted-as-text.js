// Wrong Answer: sort() without a comparator compares the offers as strings
const [, ...offers] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const medians = offers.map((_, i) => offers.slice(0, i + 1).sort()[i >> 1]);
console.log(medians.join(' '));
