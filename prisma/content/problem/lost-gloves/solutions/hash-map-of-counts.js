const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const count = new Map();
for (const line of lines) {
  const [colour, side] = line.split(' ');
  const sides = count.get(colour) ?? { L: 0, R: 0 };
  sides[side]++;
  count.set(colour, sides);
}
let pairs = 0;
for (const { L, R } of count.values()) pairs += Math.min(L, R);
console.log(pairs, lines.length - 2 * pairs);
