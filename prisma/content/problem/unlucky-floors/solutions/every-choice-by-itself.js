const gcd = (a, b) => (b === 0n ? a : gcd(b, a % b));

const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const floors = BigInt(lines[0]);
const unlucky = lines[1].split(' ').map(BigInt);

let plates = 0n;
for (let mask = 0; mask < 1 << unlucky.length; mask++) {
  let multiple = 1n;
  let sign = 1n;
  unlucky.forEach((number, i) => {
    if (((mask >> i) & 1) === 0) return;
    sign = -sign;
    if (multiple <= floors) multiple *= number / gcd(multiple, number);
  });
  plates += sign * (floors / multiple);
}
console.log(String(plates));
