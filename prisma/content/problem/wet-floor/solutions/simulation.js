const text = require('node:fs').readFileSync(0, 'utf8').trim();
const plan = text.split('\n').map((row) => [...row]);
const isWet = (r, c) => plan[r]?.[c] === 'L';

let minutes = 0;
for (;;) {
  const reached = [];
  plan.forEach((row, r) => {
    row.forEach((cell, c) => {
      if (cell !== '.') return;
      if (isWet(r - 1, c) || isWet(r + 1, c) || isWet(r, c - 1) || isWet(r, c + 1)) {
        reached.push([r, c]);
      }
    });
  });
  if (reached.length === 0) break;
  for (const [r, c] of reached) plan[r][c] = 'L';
  minutes++;
}
console.log(plan.some((row) => row.includes('.')) ? -1 : minutes);
