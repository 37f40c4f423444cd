// Wrong Answer: sort without a comparator orders the prices as strings
const [n, budget, ...prices] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
prices.sort();
const lines = [];
function fill(first, rest, basket) {
  if (rest === 0) lines.push(basket.join(' '));
  for (let i = first; i < n; i++) {
    if (prices[i] > rest || (i > first && prices[i] === prices[i - 1])) continue;
    fill(i + 1, rest - prices[i], [...basket, prices[i]]);
  }
}
fill(0, budget, []);
console.log(lines.join('\n'));
