const MOD = 1_000_000_007;

/** The product of two numbers below MOD; in halves, as it may exceed 2^53. */
const times = (x, y) => (((x * (y >>> 16)) % MOD) * 65_536 + x * (y & 65_535)) % MOD;

function power(base, exponent) {
  let result = 1;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, base);
    base = times(base, base);
  }
  return result;
}

const input = require('node:fs').readFileSync(0, 'utf8');
const [a, b, c, d] = input.split(' ').map(Number);
const factorial = new Int32Array(a + b + 1);
factorial[0] = 1;
for (let k = 1; k <= a + b; k++) factorial[k] = times(factorial[k - 1], k);

function ways(east, north) {
  const below = times(factorial[east], factorial[north]);
  return times(factorial[east + north], power(below, MOD - 2));
}

const through = times(ways(c, d), ways(a - c, b - d));
console.log((ways(a, b) - through + MOD) % MOD);
