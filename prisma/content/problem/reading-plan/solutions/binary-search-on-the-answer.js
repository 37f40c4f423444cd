const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const days = numbers[1];
const pages = numbers.slice(2);

function daysNeeded(limit) {
  let needed = 1;
  let today = 0;
  for (const count of pages) {
    today += count;
    if (today <= limit) continue;
    needed++;
    today = count;
  }
  return needed;
}

let low = 0;
let high = 0;
for (const count of pages) {
  low = Math.max(low, count);
  high += count;
}
while (low < high) {
  // A bit shift would truncate the sum to 32 bits.
  const mid = Math.floor((low + high) / 2);
  if (daysNeeded(mid) <= days) high = mid;
  else low = mid + 1;
}
console.log(low);
