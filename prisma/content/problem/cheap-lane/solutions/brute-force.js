const input = require('node:fs').readFileSync(0, 'utf8');
const [n, budget, ...prices] = input.trim().split(/\s+/).map(Number);

let bestLength = 0;
let bestStart = 0;
for (let start = 0; start < n; start++) {
  let total = 0;
  let highest = 0;
  for (let end = start; end < n; end++) {
    total += prices[end];
    highest = Math.max(highest, prices[end]);
    if (total - highest > budget) break;
    if (end - start + 1 > bestLength) {
      bestLength = end - start + 1;
      bestStart = start;
    }
  }
}
console.log(`${bestLength} ${bestStart + 1}`);
