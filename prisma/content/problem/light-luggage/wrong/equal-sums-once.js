// Wrong Answer: keeps every sum once, although several subsets may have the same weight
const text = require('node:fs').readFileSync(0, 'utf8').trim();
const [, limit, ...weights] = text.split(/\s+/).map(BigInt);
let sums = new Set([0n]);
for (const weight of weights.slice(0, 20)) {
  sums = new Set([...sums, ...[...sums].map((sum) => sum + weight)]);
}
console.log([...sums].filter((sum) => sum <= limit).length);
