const plan = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const width = plan[0].length + 1;
// Walls around the plan save the tests at its edges.
const wall = '#'.repeat(width - 1);
const cells = [wall, ...plan, wall, ''].join('#');

const isDry = new Uint8Array(cells.length);
let layer = [];
let dry = 0;
for (let i = 0; i < cells.length; i++) {
  if (cells[i] === 'L') layer.push(i);
  if (cells[i] === '.') {
    isDry[i] = 1;
    dry++;
  }
}

let minutes = 0;
for (; dry > 0 && layer.length > 0; minutes++) {
  const nextLayer = [];
  for (const cell of layer) {
    for (const near of [cell - width, cell - 1, cell + 1, cell + width]) {
      if (isDry[near] === 0) continue;
      isDry[near] = 0;
      nextLayer.push(near);
    }
  }
  layer = nextLayer;
  dry -= layer.length;
}
console.log(dry > 0 ? -1 : minutes);
