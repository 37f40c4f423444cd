const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const cards = lines[1].split(' ');
cards.sort((a, b) => {
  const ab = a + b;
  const ba = b + a;
  return ab > ba ? -1 : Number(ab < ba);
});
console.log(cards[0] === '0' ? '0' : cards.join(''));
