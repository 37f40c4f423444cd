// Wrong Answer: counts all taller towers on the right, even those hidden by a taller one
const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...heights] = input.trim().split(/\s+/).map(Number);

const passes = [];
for (let i = 0; i < n; i++) {
  passes.push(heights.filter((height, j) => j > i && height > heights[i]).length);
}
console.log(passes.join(' '));
