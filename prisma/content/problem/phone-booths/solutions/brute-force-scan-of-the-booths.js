const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const bookings = lines.map((line, index) => {
  const [start, end] = line.split(' ').map(Number);
  return { index, start, end };
});
bookings.sort((a, b) => a.start - b.start);

const freeAt = [];
const assigned = [];
for (const { index, start, end } of bookings) {
  let booth = freeAt.findIndex((minute) => minute <= start);
  if (booth < 0) booth = freeAt.length;
  freeAt[booth] = end;
  assigned[index] = booth + 1;
}
console.log(freeAt.length);
console.log(assigned.join(' '));
