// Wrong Answer: runs one binary search over the whole trail, as if the heights were sorted
const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const [, heights, , questions] = lines.map((line) => line.split(' ').map(Number));

const answers = questions.map((h) => {
  let low = 0;
  let high = heights.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (heights[mid] < h) low = mid + 1;
    else high = mid;
  }
  return heights.length - low;
});
console.log(answers.join(' '));
