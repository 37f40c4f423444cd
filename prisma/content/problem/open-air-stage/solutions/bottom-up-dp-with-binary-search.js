const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const bands = lines.map((line) => line.split(' ').map(Number));
bands.sort((a, b) => a[1] - b[1]);

function endedBy(minute) {
  let low = 0;
  let high = bands.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (bands[mid][1] <= minute) low = mid + 1;
    else high = mid;
  }
  return low;
}

const best = [0];
for (const [start, , fee] of bands) {
  best.push(Math.max(best.at(-1), fee + best[endedBy(start)]));
}
console.log(best.at(-1));
