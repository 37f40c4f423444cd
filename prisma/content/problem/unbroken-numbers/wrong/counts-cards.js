// Wrong Answer: takes the run with the most cards, but duplicates do not make a run longer
const input = require('node:fs').readFileSync(0, 'utf8');
const [, ...cards] = input.trim().split(/\s+/).map(Number);
cards.sort((a, b) => a - b);

let start = 0;
let most = 0;
let best = [];
for (let i = 0; i < cards.length; i++) {
  if (i > 0 && cards[i] > cards[i - 1] + 1) start = i;
  if (i - start + 1 > most) {
    most = i - start + 1;
    best = [cards[start], cards[i]];
  }
}
console.log(best.join(' '));
