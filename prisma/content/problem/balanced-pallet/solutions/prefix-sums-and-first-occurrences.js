const row = require('node:fs').readFileSync(0, 'utf8').trim();

const n = row.length;
const firstPlace = new Int32Array(2 * n + 1).fill(-1);
firstPlace[n] = 0;

let balance = 0;
let longest = 0;
for (let taken = 1; taken <= n; taken++) {
  const box = row[taken - 1];
  if (box === 'H') balance++;
  if (box === 'L') balance--;
  if (firstPlace[balance + n] === -1) firstPlace[balance + n] = taken;
  longest = Math.max(longest, taken - firstPlace[balance + n]);
}
console.log(longest);
