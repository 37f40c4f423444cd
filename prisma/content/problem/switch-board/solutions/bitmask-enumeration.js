const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [b, m] = lines[0].split(' ').map(Number);
const switches = lines.slice(1).map((digits) => parseInt(digits, 2));
const allOn = 2 ** b - 1;

let fewest = Infinity;
for (let chosen = 0; chosen < 2 ** m; chosen++) {
  let lit = 0;
  let presses = 0;
  for (let i = 0; i < m; i++) {
    if (((chosen >> i) & 1) === 0) continue;
    lit ^= switches[i];
    presses++;
  }
  if (lit === allOn) fewest = Math.min(fewest, presses);
}
console.log(fewest === Infinity ? -1 : fewest);
