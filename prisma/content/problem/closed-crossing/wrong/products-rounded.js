// Wrong Answer: products of two remainders exceed 2^53 and are rounded
const MOD = 1_000_000_007;
const words = require('node:fs').readFileSync(0, 'utf8').trim().split(' ');
const [a, b, c, d] = words.map(Number);

function ways(east, north) {
  let above = 1;
  let below = 1;
  for (let k = 1; k <= north; k++) {
    above = (above * (east + k)) % MOD;
    below = (below * k) % MOD;
  }
  for (let exponent = MOD - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) above = (above * below) % MOD;
    below = (below * below) % MOD;
  }
  return above;
}

console.log((ways(a, b) - ((ways(c, d) * ways(a - c, b - d)) % MOD) + MOD) % MOD);
