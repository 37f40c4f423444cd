const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const lamps = lines.map((line) => line.split(' ').map(Number));
const levels = new Map(lamps.map(([, y]) => [y, 0]));
[...levels.keys()].sort((a, b) => a - b).forEach((y, level) => levels.set(y, level));
const columns = new Map();
for (const [x, y] of lamps) {
  const heights = columns.get(x);
  if (heights) heights.push(levels.get(y));
  else columns.set(x, [levels.get(y)]);
}

const sidesBefore = new Int32Array(levels.size * levels.size);
let rectangles = 0;
for (const heights of columns.values()) {
  heights.sort((a, b) => a - b);
  for (let high = 1; high < heights.length; high++) {
    for (let low = 0; low < high; low++) {
      rectangles += sidesBefore[heights[high] * levels.size + heights[low]]++;
    }
  }
}
console.log(rectangles);
