// Wrong Answer: forgets the bars that are still on the stack after the last column
const park = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const heights = Array.from(park[0], () => 0);
let largest = 0;
for (const row of park) {
  const rising = [];
  for (let right = 0; right < row.length; right++) {
    heights[right] = row[right] === '.' ? heights[right] + 1 : 0;
    while (rising.length > 0 && heights[rising.at(-1)] >= heights[right]) {
      const height = heights[rising.pop()];
      largest = Math.max(largest, height * (right - (rising.at(-1) ?? -1) - 1));
    }
    rising.push(right);
  }
}
console.log(largest);
