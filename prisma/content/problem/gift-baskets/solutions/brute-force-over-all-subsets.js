const [n, budget, ...prices] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
prices.sort((one, other) => one - other);

const baskets = new Map();
function choose(i, basket, cost) {
  if (i === n) {
    if (cost === budget) baskets.set(basket.join(' '), [...basket]);
    return;
  }
  choose(i + 1, basket, cost);
  basket.push(prices[i]);
  choose(i + 1, basket, cost + prices[i]);
  basket.pop();
}

function compare(one, other) {
  const at = one.findIndex((price, i) => price !== other[i]);
  return one[at] - other[at];
}

choose(0, [], 0);
const sorted = [...baskets.values()].sort(compare);
console.log(sorted.map((basket) => basket.join(' ')).join('\n'));
