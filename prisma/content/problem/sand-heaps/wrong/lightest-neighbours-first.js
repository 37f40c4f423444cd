// Wrong Answer: greedily merges the two adjacent heaps with the smallest sum
const [, ...heaps] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
let total = 0;
while (heaps.length > 1) {
  let at = 0;
  for (let i = 1; i + 1 < heaps.length; i++) {
    if (heaps[i] + heaps[i + 1] < heaps[at] + heaps[at + 1]) at = i;
  }
  heaps[at] += heaps[at + 1];
  heaps.splice(at + 1, 1);
  total += heaps[at];
}
console.log(total);
