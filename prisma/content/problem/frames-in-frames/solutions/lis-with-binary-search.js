const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const frames = lines.map((line) => line.split(' ').map(Number));
frames.sort(
  ([width, height], [other, otherHeight]) => width - other || otherHeight - height,
);

const lowestEnd = [];
for (const [, height] of frames) {
  let low = 0;
  let high = lowestEnd.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (lowestEnd[mid] < height) low = mid + 1;
    else high = mid;
  }
  lowestEnd[low] = height;
}
console.log(lowestEnd.length);
