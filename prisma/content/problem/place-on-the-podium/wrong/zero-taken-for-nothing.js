// Wrong Answer: treats a result of 0 as missing and prints a dash
const [k, , ...results] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
let best = [];
const needed = [];
for (const result of results) {
  best = [...best, result].sort((one, other) => other - one).slice(0, k);
  needed.push(best[k - 1] || '-');
}
console.log(needed.join(' '));
