// Wrong Answer: minutes beyond 2^53 are not exact as a Number
const input = require('node:fs').readFileSync(0, 'utf8');
const [n, rest, tanks, ...times] = input.trim().split(/\s+/).map(Number);

let low = 1;
let high = Math.ceil(tanks / n) * (Math.max(...times) + rest) - rest;
for (let round = 0; round < 64 && low < high; round++) {
  const mid = Math.floor(low + (high - low) / 2);
  let filled = 0;
  for (const time of times) filled += Math.floor((mid + rest) / (time + rest));
  if (filled >= tanks) high = mid;
  else low = mid + 1;
}
console.log(low);
