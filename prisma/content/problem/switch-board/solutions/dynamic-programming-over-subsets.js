const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [b, m] = lines[0].split(' ').map(Number);
const switches = lines.slice(1).map((digits) => parseInt(digits, 2));
const allOn = 2 ** b - 1;

const lit = new Int32Array(2 ** m);
const presses = new Int8Array(2 ** m);
let fewest = Infinity;
for (let i = 0; i < m; i++) {
  const added = 2 ** i;
  for (let smaller = 0; smaller < added; smaller++) {
    const chosen = smaller + added;
    lit[chosen] = lit[smaller] ^ switches[i];
    presses[chosen] = presses[smaller] + 1;
    if (lit[chosen] === allOn) fewest = Math.min(fewest, presses[chosen]);
  }
}
console.log(fewest === Infinity ? -1 : fewest);
