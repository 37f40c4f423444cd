const [size, ...town] = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [rows, columns] = size.split(' ').map(Number);

function fewestMinutes() {
  let possible = town.map((row) => [...row].map((cell) => cell === 'S'));
  for (let minute = 1; minute < 2 * rows * columns; minute++) {
    const forbidden = minute % 2 === 0 ? 'O' : 'E';
    const next = possible.map((line, row) =>
      line.map((isPossible, column) => {
        const cell = town[row][column];
        if (cell === '#' || cell === forbidden) return false;
        const isBeside = possible[row - 1]?.[column] || possible[row + 1]?.[column];
        return isPossible || isBeside || line[column - 1] || line[column + 1] || false;
      }),
    );
    if (next.some((line, row) => line[town[row].indexOf('T')])) return minute;
    possible = next;
  }
  return -1;
}

console.log(fewestMinutes());
