const MOD = 1_000_000_007;

// Multiplied in two parts, because a product above 2^53 would be rounded.
function times(x, y) {
  const high = (x * (y >>> 16)) % MOD;
  return (high * 65_536 + x * (y & 65_535)) % MOD;
}

function power(base, exponent) {
  let result = 1;
  for (let rest = exponent, square = base; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square);
    square = times(square, square);
  }
  return result;
}

const words = require('node:fs').readFileSync(0, 'utf8').trim().split(' ');
const [a, b, c, d] = words.map(Number);
const factorial = new Int32Array(a + b + 1);
factorial[0] = 1;
for (let k = 1; k <= a + b; k++) factorial[k] = times(factorial[k - 1], k);

function ways(east, north) {
  const below = times(factorial[east], factorial[north]);
  return times(factorial[east + north], power(below, MOD - 2));
}

const through = times(ways(c, d), ways(a - c, b - d));
console.log((ways(a, b) - through + MOD) % MOD);
