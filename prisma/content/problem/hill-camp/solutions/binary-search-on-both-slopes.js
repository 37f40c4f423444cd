const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const [, heights, , questions] = lines.map((line) => line.split(' ').map(Number));

const border = (low, high, isBefore) => {
  while (low < high) {
    const mid = (low + high) >> 1;
    if (isBefore(mid)) low = mid + 1;
    else high = mid;
  }
  return low;
};

const n = heights.length;
const peak = border(0, n - 1, (i) => heights[i] < heights[i + 1]);
const answers = questions.map((h) => {
  const first = border(0, peak, (i) => heights[i] < h);
  const behind = border(peak, n, (i) => heights[i] >= h);
  return behind - first;
});
console.log(answers.join(' '));
