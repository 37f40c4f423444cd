const plan = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const width = plan[0].length + 1;
// Sentinel walls above, below and at the end of each row replace bounds checks.
const wall = '#'.repeat(width);
const cells = [...wall, ...plan.map((row) => `${row}#`).join(''), ...wall];

let wetNow = [];
let dry = 0;
cells.forEach((cell, i) => {
  if (cell === 'L') wetNow.push(i);
  if (cell === '.') dry++;
});
let minutes = 0;
while (wetNow.length > 0 && dry > 0) {
  const wetNext = [];
  for (const cell of wetNow) {
    for (const other of [cell - width, cell + width, cell - 1, cell + 1]) {
      if (cells[other] !== '.') continue;
      cells[other] = 'L';
      wetNext.push(other);
    }
  }
  dry -= wetNext.length;
  wetNow = wetNext;
  minutes++;
}
console.log(dry > 0 ? -1 : minutes);
