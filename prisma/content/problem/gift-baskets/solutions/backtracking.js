const [n, budget, ...prices] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
prices.sort((one, other) => one - other);

const basket = [];
const lines = [];
function fill(first, rest) {
  if (rest === 0) {
    lines.push(basket.join(' '));
    return;
  }
  for (let i = first; i < n && prices[i] <= rest; i++) {
    if (i > first && prices[i] === prices[i - 1]) continue;
    basket.push(prices[i]);
    fill(i + 1, rest - prices[i]);
    basket.pop();
  }
}

fill(0, budget);
console.log(lines.join('\n'));
