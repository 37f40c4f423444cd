// Wrong Answer: numbers above 2^53 lose their last digits
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const floors = Number(lines[0]);
const unlucky = lines[1].split(' ').map(Number);

function signedCount(first, multiple) {
  if (multiple > floors) return 0;
  if (first === unlucky.length) return Math.floor(floors / multiple);
  const together = (multiple / gcd(multiple, unlucky[first])) * unlucky[first];
  return signedCount(first + 1, multiple) - signedCount(first + 1, together);
}
console.log(String(signedCount(0, 1)));
