const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const bands = lines.map((line) => line.split(' ').map(Number));
bands.sort((a, b) => a[1] - b[1]);

const total = [];
let best = 0;
for (const [i, [start, , fee]] of bands.entries()) {
  let earlier = 0;
  for (let j = 0; j < i; j++) {
    if (bands[j][1] <= start) earlier = Math.max(earlier, total[j]);
  }
  total.push(earlier + fee);
  best = Math.max(best, total[i]);
}
console.log(best);
