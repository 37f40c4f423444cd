const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const columns = Number(lines[0].split(' ')[1]);
const heights = lines.slice(1).flatMap((line) => line.split(' ').map(Number));

function getsThrough(limit) {
  if (heights[0] > limit) return false;
  const seen = new Uint8Array(heights.length);
  const stack = [0];
  seen[0] = 1;
  const visit = (cell) => {
    if (cell < 0 || cell >= heights.length) return;
    if (seen[cell] || heights[cell] > limit) return;
    seen[cell] = 1;
    stack.push(cell);
  };
  while (stack.length > 0) {
    const cell = stack.pop();
    const column = cell % columns;
    visit(cell - columns);
    visit(cell + columns);
    if (column > 0) visit(cell - 1);
    if (column + 1 < columns) visit(cell + 1);
  }
  return seen.at(-1) === 1;
}

let low = 0;
let high = 1_000_000_000;
while (low < high) {
  const mid = Math.floor((low + high) / 2);
  if (getsThrough(mid)) high = mid;
  else low = mid + 1;
}
console.log(low);
