const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [allowed, heaps] = lines.map((line) => line.split(' ').map(Number));

const known = new Map();
function isWon(position) {
  const sorted = position.toSorted((one, other) => one - other);
  const key = sorted.join(' ');
  if (!known.has(key)) known.set(key, winningMove(sorted) !== null);
  return known.get(key);
}

function winningMove(position) {
  for (const [i, size] of position.entries()) {
    for (const taken of allowed) {
      if (taken <= size && !isWon(position.with(i, size - taken)))
        return [i + 1, taken];
    }
  }
  return null;
}

const move = winningMove(heaps);
console.log(move === null ? 'second' : `first ${move.join(' ')}`);
