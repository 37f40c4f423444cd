// Wrong Answer: the key of a pair of y-coordinates depends on the order of the input
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const columns = new Map();
for (const line of lines) {
  const [x, y] = line.split(' ');
  if (!columns.has(x)) columns.set(x, []);
  columns.get(x).push(y);
}
const sides = new Map();
let rectangles = 0;
for (const heights of columns.values()) {
  for (let j = 1; j < heights.length; j++) {
    for (let i = 0; i < j; i++) {
      const side = `${heights[i]} ${heights[j]}`;
      rectangles += sides.get(side) ?? 0;
      sides.set(side, (sides.get(side) ?? 0) + 1);
    }
  }
}
console.log(rectangles);
