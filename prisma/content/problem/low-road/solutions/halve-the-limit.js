const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const rows = lines.map((line) => line.split(' ').map(Number));
const width = rows[0].length + 1;
// Row behind row, with a border around the map.
const border = new Array(width).fill(Infinity);
const heights = [...border, ...rows.flatMap((row) => [...row, Infinity]), ...border];
const last = heights.length - width - 2;

function isEnough(limit) {
  if (heights[width] > limit || heights[last] > limit) return false;
  const seen = new Uint8Array(heights.length);
  const stack = [width];
  seen[width] = 1;
  while (stack.length > 0) {
    const cell = stack.pop();
    if (cell === last) return true;
    for (const near of [cell - width, cell - 1, cell + 1, cell + width]) {
      if (heights[near] > limit || seen[near] === 1) continue;
      seen[near] = 1;
      stack.push(near);
    }
  }
  return false;
}

const limits = [...new Set(rows.flat())].sort((a, b) => a - b);
let low = 0;
let high = limits.length - 1;
while (low < high) {
  const mid = (low + high) >> 1;
  if (isEnough(limits[mid])) high = mid;
  else low = mid + 1;
}
console.log(limits[low]);
