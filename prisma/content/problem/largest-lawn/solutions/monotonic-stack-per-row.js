function largestUnder(heights) {
  const rising = [];
  let largest = 0;
  for (let right = 0; right < heights.length; right++) {
    while (rising.length > 0 && heights[rising.at(-1)] >= heights[right]) {
      const height = heights[rising.pop()];
      const left = rising.at(-1) ?? -1;
      largest = Math.max(largest, height * (right - left - 1));
    }
    rising.push(right);
  }
  return largest;
}

const park = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const heights = Array.from({ length: park[0].length + 1 }, () => 0);
let largest = 0;
for (const row of park) {
  for (let column = 0; column < row.length; column++) {
    heights[column] = row[column] === '.' ? heights[column] + 1 : 0;
  }
  largest = Math.max(largest, largestUnder(heights));
}
console.log(largest);
