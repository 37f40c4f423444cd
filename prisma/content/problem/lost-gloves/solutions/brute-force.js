const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const alone = [];
let pairs = 0;
for (const glove of lines) {
  const [colour, side] = glove.split(' ');
  const found = alone.indexOf(`${colour} ${side === 'L' ? 'R' : 'L'}`);
  if (found < 0) {
    alone.push(glove);
  } else {
    alone.splice(found, 1);
    pairs++;
  }
}
console.log(pairs, alone.length);
