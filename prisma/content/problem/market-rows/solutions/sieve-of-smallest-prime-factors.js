const LARGEST = 1_000_000;
const smallestFactor = new Int32Array(LARGEST + 1);
for (let p = 2; p <= LARGEST; p++) {
  if (smallestFactor[p] !== 0) continue;
  smallestFactor[p] = p;
  for (let multiple = p * p; multiple <= LARGEST; multiple += p) {
    if (smallestFactor[multiple] === 0) smallestFactor[multiple] = p;
  }
}

function plans(stalls) {
  let count = 1;
  let rest = stalls;
  while (rest > 1) {
    const p = smallestFactor[rest];
    let exponent = 0;
    for (; rest % p === 0; rest /= p) exponent++;
    count *= exponent + 1;
  }
  return count;
}

const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
console.log(lines[1].split(' ').map(Number).map(plans).join('\n'));
