// Wrong Answer: lets the water spread diagonally as well
const text = require('node:fs').readFileSync(0, 'utf8').trim();
const plan = text.split('\n').map((row) => [...row]);
let wet = [];
plan.forEach((row, r) => row.forEach((cell, c) => cell === 'L' && wet.push([r, c])));
let minutes = 0;
for (;;) {
  const next = [];
  for (const [r, c] of wet) {
    for (let i = r - 1; i <= r + 1; i++) {
      for (let j = c - 1; j <= c + 1; j++) {
        if (plan[i]?.[j] !== '.') continue;
        plan[i][j] = 'L';
        next.push([i, j]);
      }
    }
  }
  if (next.length === 0) break;
  wet = next;
  minutes++;
}
console.log(plan.some((row) => row.includes('.')) ? -1 : minutes);
