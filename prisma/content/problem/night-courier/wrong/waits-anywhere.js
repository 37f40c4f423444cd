// Wrong Answer: waits a minute before a forbidden cell, even where staying is forbidden
const [, ...town] = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const start = town.findIndex((row) => row.includes('S'));
const earliest = town.map((row) => new Array(row.length).fill(Infinity));
earliest[start][town[start].indexOf('S')] = 0;

let isChanged = true;
while (isChanged) {
  isChanged = false;
  for (let row = 0; row < town.length; row++) {
    for (let column = 0; column < town[0].length; column++) {
      const cell = town[row][column];
      if (cell === '#') continue;
      for (const [down, right] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
        let minute = (earliest[row + down]?.[column + right] ?? Infinity) + 1;
        if (cell === 'E' && minute % 2 === 1) minute++;
        if (cell === 'O' && minute % 2 === 0) minute++;
        if (minute < earliest[row][column]) {
          earliest[row][column] = minute;
          isChanged = true;
        }
      }
    }
  }
}
const target = town.findIndex((row) => row.includes('T'));
const answer = earliest[target][town[target].indexOf('T')];
console.log(answer === Infinity ? -1 : answer);
