const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const cards = lines[1].split(' ');
const used = cards.map(() => false);
let largest = '';

function extend(row, laid) {
  if (laid === cards.length && row > largest) largest = row;
  cards.forEach((card, i) => {
    if (used[i]) return;
    used[i] = true;
    extend(row + card, laid + 1);
    used[i] = false;
  });
}

extend('', 0);
console.log(largest.startsWith('0') ? '0' : largest);
