// Wrong Answer: drops a basket only if it equals the one just before it, but copies may be further apart
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
    const line = basket.join(' ');
    if (line !== lines.at(-1)) lines.push(line);
    return;
  }
  for (let i = first; i < n && prices[i] <= rest; i++) {
    basket.push(prices[i]);
    fill(i + 1, rest - prices[i]);
    basket.pop();
  }
}

fill(0, budget);
console.log(lines.join('\n'));
