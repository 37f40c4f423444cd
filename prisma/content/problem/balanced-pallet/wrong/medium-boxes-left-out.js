// Wrong Answer: does not count medium boxes in the length
const row = require('node:fs').readFileSync(0, 'utf8').trim().replaceAll('M', '');

const firstPlace = new Map([[0, 0]]);
let balance = 0;
let longest = 0;
for (let taken = 1; taken <= row.length; taken++) {
  balance += row[taken - 1] === 'H' ? 1 : -1;
  if (!firstPlace.has(balance)) firstPlace.set(balance, taken);
  longest = Math.max(longest, taken - firstPlace.get(balance));
}
console.log(longest);
