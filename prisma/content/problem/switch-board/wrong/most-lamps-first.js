// Wrong Answer: greedily presses the switch that leaves the most lamps on
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [b, m] = lines[0].split(' ').map(Number);
const switches = lines.slice(1).map((digits) => parseInt(digits, 2));
const allOn = 2 ** b - 1;

const countOf = (lamps) => lamps.toString(2).split('1').length - 1;
let lit = 0;
let presses = 0;
const left = new Set(switches);
while (lit !== allOn && left.size > 0) {
  const next = [...left].reduce((a, b) => (countOf(lit ^ b) > countOf(lit ^ a) ? b : a));
  left.delete(next);
  if (countOf(lit ^ next) <= countOf(lit)) break;
  lit ^= next;
  presses++;
}
console.log(lit === allOn ? presses : -1);
