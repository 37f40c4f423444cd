const park = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const heights = Array.from(park[0], () => 0);
let largest = 0;
for (const row of park) {
  for (let right = 0; right < row.length; right++) {
    heights[right] = row[right] === '.' ? heights[right] + 1 : 0;
    let lowest = heights[right];
    for (let left = right; left >= 0 && heights[left] > 0; left--) {
      lowest = Math.min(lowest, heights[left]);
      largest = Math.max(largest, lowest * (right - left + 1));
    }
  }
}
console.log(largest);
