const MODULUS = 1_000_000_007n;

function product(row, matrix) {
  return row.map((_, j) => {
    let sum = 0n;
    for (let k = 0; k < row.length; k++) sum += row[k] * matrix[k][j];
    return sum % MODULUS;
  });
}

const text = require('node:fs').readFileSync(0, 'utf8').trim();
const [n, c, ...pairs] = text.split(/\s+/).map(BigInt);
const colours = Number(c);
let step = Array.from({ length: colours }, () => new Array(colours).fill(1n));
for (let i = 0; i < pairs.length; i += 2) {
  const [one, other] = [Number(pairs[i]) - 1, Number(pairs[i + 1]) - 1];
  step[one][other] = 0n;
  step[other][one] = 0n;
}

let ways = new Array(colours).fill(1n);
for (let steps = n - 1n; steps > 0n; steps /= 2n) {
  if (steps % 2n === 1n) ways = product(ways, step);
  step = step.map((row) => product(row, step));
}
console.log(String(ways.reduce((sum, one) => sum + one) % MODULUS));
