const plan = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const width = plan[0].length + 1;
// Walls around the plan save the tests at its edges.
const wall = '#'.repeat(width - 1);
const cells = [wall, ...plan, wall, ''].join('#');

const nearest = new Array(cells.length).fill(Infinity);
function searchFrom(leak) {
  const minutes = new Array(cells.length).fill(-1);
  minutes[leak] = 0;
  const queue = [leak];
  for (const cell of queue) {
    nearest[cell] = Math.min(nearest[cell], minutes[cell]);
    for (const near of [cell - width, cell - 1, cell + 1, cell + width]) {
      if (cells[near] === '#' || minutes[near] >= 0) continue;
      minutes[near] = minutes[cell] + 1;
      queue.push(near);
    }
  }
}

for (let i = 0; i < cells.length; i++) if (cells[i] === 'L') searchFrom(i);
let longest = 0;
for (let i = 0; i < cells.length; i++) {
  if (cells[i] === '.') longest = Math.max(longest, nearest[i]);
}
console.log(longest === Infinity ? -1 : longest);
