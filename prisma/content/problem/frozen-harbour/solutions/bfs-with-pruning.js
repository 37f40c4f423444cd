function fewestMoves(harbour, breakable) {
  const rows = harbour.length;
  const columns = harbour[0].length;
  if (breakable >= rows + columns - 3) return rows + columns - 2;

  const mostLeft = harbour.map((row) => Array.from(row, () => -1));
  let layer = [];
  let following = [{ row: 0, column: 0, left: breakable }];
  mostLeft[0][0] = breakable;
  const visit = (row, column, left) => {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return;
    const leftThere = harbour[row][column] === '#' ? left - 1 : left;
    if (leftThere <= mostLeft[row][column]) return;
    mostLeft[row][column] = leftThere;
    following.push({ row, column, left: leftThere });
  };
  for (let moves = 0; following.length > 0; moves++) {
    layer = following;
    following = [];
    for (const { row, column, left } of layer) {
      if (row === rows - 1 && column === columns - 1) return moves;
      visit(row - 1, column, left);
      visit(row + 1, column, left);
      visit(row, column - 1, left);
      visit(row, column + 1, left);
    }
  }
  return -1;
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const harbour = lines.slice(0, -2);
const questions = lines.at(-1).split(' ').map(Number);
console.log(questions.map((breakable) => fewestMoves(harbour, breakable)).join(' '));
