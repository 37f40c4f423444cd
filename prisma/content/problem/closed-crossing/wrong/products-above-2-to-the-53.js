// Wrong Answer: products of two remainders lose their last digits
const MOD = 1_000_000_007;
const [a, b, c, d] = require('node:fs').readFileSync(0, 'utf8').split(' ').map(Number);

function power(base, exponent) {
  if (exponent === 0) return 1;
  const half = power(base, Math.floor(exponent / 2));
  const square = (half * half) % MOD;
  return exponent % 2 === 1 ? (square * base) % MOD : square;
}

function ways(east, north) {
  let [above, below] = [1, 1];
  for (let k = 1; k <= east; k++) {
    above = (above * (north + k)) % MOD;
    below = (below * k) % MOD;
  }
  return (above * power(below, MOD - 2)) % MOD;
}
console.log((ways(a, b) - ((ways(c, d) * ways(a - c, b - d)) % MOD) + MOD) % MOD);
