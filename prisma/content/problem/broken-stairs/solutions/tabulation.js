const [n, ...broken] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const isBroken = new Uint8Array(n + 1);
for (const step of broken) isBroken[step] = 1;

const ways = new Array(n + 1).fill(0);
ways[0] = 1;
for (let step = 1; step <= n; step++) {
  if (isBroken[step]) continue;
  for (let below = Math.max(0, step - 3); below < step; below++)
    ways[step] += ways[below];
  ways[step] %= 1_000_000_007;
}
console.log(ways[n]);
