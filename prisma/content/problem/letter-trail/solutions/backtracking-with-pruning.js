const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const word = lines.pop();
const box = lines.map((line) => [...line]);

function count(row, column, at) {
  if (box[row]?.[column] !== word[at]) return 0;
  if (at + 1 === word.length) return 1;

  box[row][column] = '.';
  const found =
    count(row - 1, column, at + 1) +
    count(row + 1, column, at + 1) +
    count(row, column - 1, at + 1) +
    count(row, column + 1, at + 1);
  box[row][column] = word[at];
  return found;
}

let trails = 0;
for (let row = 0; row < box.length; row++) {
  for (let column = 0; column < box[0].length; column++)
    trails += count(row, column, 0);
}
console.log(trails);
