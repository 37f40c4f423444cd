// Wrong Answer: prints a zero for every card if all of them are 0
const cards = require('node:fs').readFileSync(0, 'utf8').split('\n')[1].split(' ');
cards.sort((a, b) => (a + b > b + a ? -1 : Number(a + b < b + a)));
console.log(cards.join(''));
