const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const lamps = lines.map((line) => line.split(' ').map(Number));
const heightsAt = new Map();
for (const [x, y] of lamps) {
  if (!heightsAt.has(x)) heightsAt.set(x, new Set());
  heightsAt.get(x).add(y);
}

let rectangles = 0;
for (const [left, low] of lamps) {
  const atLeft = heightsAt.get(left);
  for (const [right, high] of lamps) {
    if (left >= right || low >= high) continue;
    if (atLeft.has(high) && heightsAt.get(right).has(low)) rectangles++;
  }
}
console.log(rectangles);
