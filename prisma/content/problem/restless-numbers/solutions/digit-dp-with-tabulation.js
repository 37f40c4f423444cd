const digits = [...require('node:fs').readFileSync(0, 'utf8').trim()].map(Number);
const sum = (counts) => counts.reduce((a, b) => a + b, 0n);

// free[x] counts the restless prefixes below that of N that end in digit x.
let free = new Array(10).fill(0n);
let last = -1;
let isRestless = true;
for (const [place, highest] of digits.entries()) {
  const total = sum(free);
  free = free.map((count) => total - count);
  if (place > 0) {
    for (let first = 1; first <= 9; first++) free[first]++;
  }
  if (isRestless) {
    for (let digit = place === 0 ? 1 : 0; digit < highest; digit++) {
      if (digit !== last) free[digit]++;
    }
  }
  isRestless = isRestless && highest !== last;
  last = highest;
}
console.log(String(sum(free) + (isRestless ? 1n : 0n)));
