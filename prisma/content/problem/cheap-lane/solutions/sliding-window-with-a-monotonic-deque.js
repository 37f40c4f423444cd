const input = require('node:fs').readFileSync(0, 'utf8');
const [n, budget, ...prices] = input.trim().split(/\s+/).map(Number);

const candidates = new Int32Array(n);
let front = 0;
let back = 0;
let total = 0;
let left = 0;
let bestLength = 0;
let bestStart = 0;
for (let right = 0; right < n; right++) {
  total += prices[right];
  while (back > front && prices[candidates[back - 1]] <= prices[right]) back--;
  candidates[back++] = right;

  while (total - prices[candidates[front]] > budget) {
    if (candidates[front] === left) front++;
    total -= prices[left];
    left++;
  }
  if (right - left + 1 > bestLength) {
    bestLength = right - left + 1;
    bestStart = left;
  }
}
console.log(`${bestLength} ${bestStart + 1}`);
