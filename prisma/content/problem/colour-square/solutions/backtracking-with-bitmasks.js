const [n, ...cells] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const leftInRow = new Array(n).fill((1 << n) - 1);
const leftInColumn = [...leftInRow];
const free = [];

function flip(cell, colour) {
  leftInRow[Math.floor(cell / n)] ^= colour;
  leftInColumn[cell % n] ^= colour;
}

const bitCounts = [0];
for (let bits = 1; bits < 1 << n; bits++)
  bitCounts[bits] = bitCounts[bits >> 1] + (bits & 1);

function completions() {
  if (free.length === 0) return 1;
  let narrowest = 0;
  let allowed = 0;
  let fewest = n + 1;
  for (let i = 0; i < free.length; i++) {
    const colours = leftInRow[Math.floor(free[i] / n)] & leftInColumn[free[i] % n];
    if (bitCounts[colours] >= fewest) continue;
    fewest = bitCounts[colours];
    allowed = colours;
    narrowest = i;
  }

  const cell = free[narrowest];
  free[narrowest] = free.at(-1);
  free.pop();
  let found = 0;
  while (allowed !== 0) {
    const colour = allowed & -allowed;
    allowed ^= colour;
    flip(cell, colour);
    found += completions();
    flip(cell, colour);
  }
  free.push(cell);
  return found;
}

cells.forEach((colour, cell) => {
  if (colour === 0) free.push(cell);
  else flip(cell, 1 << (colour - 1));
});
console.log(completions());
