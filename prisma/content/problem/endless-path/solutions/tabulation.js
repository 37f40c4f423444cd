const text = require('node:fs').readFileSync(0, 'utf8').trim();
const [n, c, ...pairs] = text.split(/\s+/).map(BigInt);
const colours = Array.from({ length: Number(c) }, (_, i) => i);
const isForbidden = colours.map(() => []);
for (let i = 0; i < pairs.length; i += 2) {
  const [one, other] = [Number(pairs[i]) - 1, Number(pairs[i + 1]) - 1];
  isForbidden[one][other] = true;
  isForbidden[other][one] = true;
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0) % 1_000_000_007;
let ways = colours.map(() => 1);
for (let slab = 2n; slab <= n; slab++) {
  ways = colours.map((y) => sum(ways.filter((_, x) => !isForbidden[x][y])));
}
console.log(sum(ways));
