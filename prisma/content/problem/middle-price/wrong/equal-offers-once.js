// Wrong Answer: keeps equal offers only once
const [, ...offers] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const sorted = [];
const medians = offers.map((offer) => {
  if (!sorted.includes(offer)) sorted.push(offer);
  sorted.sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1];
});
console.log(medians.join(' '));
