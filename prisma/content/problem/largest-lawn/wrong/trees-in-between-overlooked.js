// Wrong Answer: a tree does not set the bar of its column back to 0
const park = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const heights = new Array(park[0].length).fill(0);
let largest = 0;
for (const row of park) {
  for (let column = 0; column < row.length; column++) {
    if (row[column] === '.') heights[column]++;
  }
  for (let left = 0; left < row.length; left++) {
    let lowest = Infinity;
    for (let right = left; right < row.length && row[right] === '.'; right++) {
      lowest = Math.min(lowest, heights[right]);
      largest = Math.max(largest, lowest * (right - left + 1));
    }
  }
}
console.log(largest);
