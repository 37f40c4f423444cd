const input = require('node:fs').readFileSync(0, 'utf8');
const [, ...cards] = input.trim().split(/\s+/).map(Number);
cards.sort((a, b) => a - b);

let first = cards[0];
let last = cards[0];
let best = [first, last];
for (const number of cards) {
  if (number > last + 1) first = number;
  last = number;
  if (last - first > best[1] - best[0]) best = [first, last];
}
console.log(best.join(' '));
