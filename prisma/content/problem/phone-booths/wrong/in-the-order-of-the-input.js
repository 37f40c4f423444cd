// Wrong Answer: assigns the booths in input order, not by start
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const freeAt = [];
const assigned = lines.map((line) => {
  const [start, end] = line.split(' ').map(Number);
  let booth = freeAt.findIndex((minute) => minute <= start);
  if (booth < 0) booth = freeAt.length;
  freeAt[booth] = end;
  return booth + 1;
});
console.log(freeAt.length);
console.log(assigned.join(' '));
