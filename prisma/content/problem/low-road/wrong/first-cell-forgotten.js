// Wrong Answer: ignores the height of the first cell
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const height = lines.map((line) => line.split(' ').map(Number));
height[0][0] = 0;

function getsThrough(limit) {
  const seen = height.map((row) => row.map(() => false));
  const stack = [[0, 0]];
  while (stack.length > 0) {
    const [r, c] = stack.pop();
    if (height[r]?.[c] === undefined || seen[r][c] || height[r][c] > limit) continue;
    seen[r][c] = true;
    stack.push([r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]);
  }
  return seen.at(-1).at(-1);
}

let low = 0;
let high = 1_000_000_000;
while (low < high) {
  const mid = Math.floor((low + high) / 2);
  if (getsThrough(mid)) high = mid;
  else low = mid + 1;
}
console.log(low);
