const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const lists = lines.map((line) => line.split(' ').slice(1).map(Number));

function firstFrom(ages, lower) {
  let low = 0;
  let high = ages.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (ages[mid] < lower) low = mid + 1;
    else high = mid;
  }
  return ages[low] ?? Infinity;
}

let best = [0, Infinity];
const lowerEnds = [...new Set(lists.flat())].sort((one, other) => one - other);
for (const lower of lowerEnds) {
  let upper = lower;
  for (const ages of lists) upper = Math.max(upper, firstFrom(ages, lower));
  if (upper - lower < best[1] - best[0]) best = [lower, upper];
}
console.log(best.join(' '));
