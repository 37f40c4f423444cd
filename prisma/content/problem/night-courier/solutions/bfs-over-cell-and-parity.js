const [, ...town] = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');

function fewestMinutes() {
  const seen = [0, 1].map(() => town.map((row) => new Array(row.length).fill(false)));
  let reached = [];
  const visit = (row, column, minute) => {
    const cell = town[row]?.[column] ?? '#';
    if (cell === '#' || cell === (minute % 2 === 0 ? 'O' : 'E')) return;
    const seenNow = seen[minute % 2][row];
    if (seenNow[column]) return;
    seenNow[column] = true;
    reached.push([row, column]);
  };

  const start = town.findIndex((row) => row.includes('S'));
  visit(start, town[start].indexOf('S'), 0);
  for (let minute = 1; reached.length > 0; minute++) {
    const before = reached;
    reached = [];
    for (const [row, column] of before) {
      if (town[row][column] === 'T') return minute - 1;
      visit(row, column, minute);
      visit(row - 1, column, minute);
      visit(row + 1, column, minute);
      visit(row, column - 1, minute);
      visit(row, column + 1, minute);
    }
  }
  return -1;
}

console.log(fewestMinutes());
