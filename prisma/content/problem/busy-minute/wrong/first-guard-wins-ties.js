// Wrong Answer: for equal counts it keeps the minute of the guard that comes first in the input, not the earliest
const input = require('node:fs').readFileSync(0, 'utf8');
const numbers = input.trim().split(/\s+/).map(Number);

const n = numbers[0];
const arrivals = numbers.filter((_, i) => i % 2 === 1).sort((x, y) => x - y);
const leavings = numbers.filter((_, i) => i > 0 && i % 2 === 0).sort((x, y) => x - y);

const countUpTo = (sorted, minute) => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (sorted[mid] <= minute) low = mid + 1;
    else high = mid;
  }
  return low;
};

let bestMinute = 0;
let most = 0;
for (let i = 0; i < n; i++) {
  const minute = numbers[2 * i + 1];
  const present = countUpTo(arrivals, minute) - countUpTo(leavings, minute - 1);
  if (present > most) {
    bestMinute = minute;
    most = present;
  }
}
console.log(`${bestMinute} ${most}`);
