const input = require('node:fs').readFileSync(0, 'utf8');
const numbers = input.trim().split(/\s+/).map(Number);

const n = numbers[0];
const heights = numbers.slice(1);
const passes = new Int32Array(n);
const visible = [];
for (let i = n - 1; i >= 0; i--) {
  while (visible.length > 0 && heights[visible.at(-1)] <= heights[i]) visible.pop();
  if (visible.length > 0) passes[i] = passes[visible.at(-1)] + 1;
  visible.push(i);
}
console.log(passes.join(' '));
