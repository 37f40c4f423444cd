const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const train = Int32Array.from(lines[1].split(' '), Number);
const spare = new Int32Array(train.length);

function sortAndCount(from, to) {
  if (to - from < 2) return 0;
  const middle = (from + to) >> 1;
  let swaps = sortAndCount(from, middle) + sortAndCount(middle, to);
  let left = from;
  let right = middle;
  for (let out = from; out < to; out++) {
    if (right === to || (left < middle && train[left] <= train[right])) {
      spare[out] = train[left++];
    } else {
      swaps += middle - left;
      spare[out] = train[right++];
    }
  }
  train.set(spare.subarray(from, to), from);
  return swaps;
}

console.log(sortAndCount(0, train.length));
