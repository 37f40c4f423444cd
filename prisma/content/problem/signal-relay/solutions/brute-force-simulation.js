const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...heights] = input.trim().split(/\s+/).map(Number);

const passes = new Int32Array(n);
for (let start = 0; start < n; start++) {
  let reached = heights[start];
  for (let i = start + 1; i < n; i++) {
    if (heights[i] > reached) {
      reached = heights[i];
      passes[start]++;
    }
  }
}
console.log(passes.join(' '));
