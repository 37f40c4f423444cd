const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const floors = BigInt(lines[0]);
const unlucky = lines[1].split(' ').map(BigInt);

function gcd(a, b) {
  return b === 0n ? a : gcd(b, a % b);
}

function signedCount(first, multiple) {
  if (multiple > floors) return 0n;
  if (first === unlucky.length) return floors / multiple;
  const without = signedCount(first + 1, multiple);
  const factor = unlucky[first] / gcd(multiple, unlucky[first]);
  return without - signedCount(first + 1, multiple * factor);
}

console.log(String(signedCount(0, 1n)));
