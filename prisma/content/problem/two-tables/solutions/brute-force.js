const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...pairs] = lines.map((line) => line.split(' ').map(Number));

const tables = new Array(n + 1).fill(0);
function placements(guest) {
  if (guest > n)
    return pairs.every(([one, other]) => tables[one] !== tables[other]) ? 1 : 0;
  tables[guest] = 1;
  const atFirst = placements(guest + 1);
  tables[guest] = 2;
  return atFirst + placements(guest + 1);
}

console.log(placements(1) % 1_000_000_007);
