// Wrong Answer: products of two remainders exceed the 53 bits that a number represents exactly
const text = require('node:fs').readFileSync(0, 'utf8').trim();
const [n, c, ...pairs] = text.split(/\s+/).map(BigInt);
const colours = Array.from({ length: Number(c) }, (_, i) => i);
let step = colours.map(() => colours.map(() => 1));
for (let i = 0; i < pairs.length; i += 2) {
  const [one, other] = [Number(pairs[i]) - 1, Number(pairs[i + 1]) - 1];
  step[one][other] = 0;
  step[other][one] = 0;
}
const product = (row, matrix) =>
  colours.map((j) =>
    colours.reduce((sum, k) => (sum + row[k] * matrix[k][j]) % 1_000_000_007, 0),
  );
let ways = colours.map(() => 1);
for (let steps = n - 1n; steps > 0n; steps /= 2n) {
  if (steps % 2n === 1n) ways = product(ways, step);
  step = step.map((row) => product(row, step));
}
console.log(ways.reduce((sum, one) => sum + one) % 1_000_000_007);
