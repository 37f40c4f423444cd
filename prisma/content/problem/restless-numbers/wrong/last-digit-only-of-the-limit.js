// Wrong Answer: limits every digit to that of N, even if the prefix is already smaller
const limit = require('node:fs').readFileSync(0, 'utf8').trim();
let ways = new Map([[-1, 1n]]);
for (const highest of limit) {
  const next = new Map();
  for (const [last, count] of ways) {
    for (let digit = 0; digit <= Number(highest); digit++) {
      if (digit === last) continue;
      const written = last < 0 && digit === 0 ? -1 : digit;
      next.set(written, (next.get(written) ?? 0n) + count);
    }
  }
  ways = next;
}
ways.delete(-1);
console.log(String([...ways.values()].reduce((one, other) => one + other, 0n)));
