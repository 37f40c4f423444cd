function sortedSums(weights) {
  let sums = new BigInt64Array(1);
  for (const weight of weights) {
    const merged = new BigInt64Array(2 * sums.length);
    let lighter = 0;
    let heavier = 0;
    for (let i = 0; i < merged.length; i++) {
      const withParcel = sums[heavier] + weight;
      if (lighter < sums.length && sums[lighter] <= withParcel) {
        merged[i] = sums[lighter++];
      } else {
        merged[i] = withParcel;
        heavier++;
      }
    }
    sums = merged;
  }
  return sums;
}

const text = require('node:fs').readFileSync(0, 'utf8').trim();
const [, limit, ...weights] = text.split(/\s+/).map(BigInt);
const half = weights.length >> 1;
const first = sortedSums(weights.slice(0, half));
const second = sortedSums(weights.slice(half));

let sets = 0;
let fitting = second.length;
for (const sum of first) {
  const rest = limit - sum;
  while (fitting > 0 && second[fitting - 1] > rest) fitting--;
  sets += fitting;
}
console.log(sets);
