const gcd = (a, b) => (b === 0n ? a : gcd(b, a % b));

const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const floors = BigInt(lines[0]);
const unlucky = lines[1].split(' ').map(BigInt);

/** The floors divisible by multiple but by no unlucky number from first on. */
function signedCount(first, multiple) {
  if (multiple > floors) return 0n;
  if (first === unlucky.length) return floors / multiple;
  const number = unlucky[first];
  const together = (multiple * number) / gcd(multiple, number);
  return signedCount(first + 1, multiple) - signedCount(first + 1, together);
}

console.log(String(signedCount(0, 1n)));
