// Wrong Answer: keeps the maximum price seen, although its gate has left the window
const input = require('node:fs').readFileSync(0, 'utf8');
const [n, budget, ...prices] = input.trim().split(/\s+/).map(Number);

let total = 0;
let highest = 0;
let left = 0;
let bestLength = 0;
let bestStart = 0;
for (let right = 0; right < n; right++) {
  total += prices[right];
  highest = Math.max(highest, prices[right]);
  while (total - highest > budget) {
    total -= prices[left];
    left++;
  }
  if (right - left + 1 > bestLength) {
    bestLength = right - left + 1;
    bestStart = left;
  }
}
console.log(`${bestLength} ${bestStart + 1}`);
