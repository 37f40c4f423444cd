// Wrong Answer: never takes three steps at once
const [n, ...broken] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const isBroken = new Set(broken);
let [second, first] = [0, 1];
for (let step = 1; step <= n; step++) {
  const here = isBroken.has(step) ? 0 : (first + second) % 1_000_000_007;
  [second, first] = [first, here];
}
console.log(first);
