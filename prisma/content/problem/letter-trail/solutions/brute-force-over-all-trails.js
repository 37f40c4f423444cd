const box = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const word = box.pop();
const used = new Set();

function count(row, column, before) {
  const letter = box[row]?.[column];
  const tile = 8 * row + column;
  if (letter === undefined || used.has(tile)) return 0;
  const spelled = before + letter;
  if (spelled.length === word.length) return spelled === word ? 1 : 0;

  used.add(tile);
  const found =
    count(row - 1, column, spelled) +
    count(row + 1, column, spelled) +
    count(row, column - 1, spelled) +
    count(row, column + 1, spelled);
  used.delete(tile);
  return found;
}

let trails = 0;
for (let row = 0; row < box.length; row++) {
  for (let column = 0; column < box[0].length; column++)
    trails += count(row, column, '');
}
console.log(trails);
