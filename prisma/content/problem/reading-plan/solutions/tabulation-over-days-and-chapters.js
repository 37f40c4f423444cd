const [n, days, ...pages] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);

let best = [0];
for (const count of pages) best.push(best.at(-1) + count);
const whole = best[n];
for (let day = 2; day <= days; day++) {
  const shorter = new Array(n + 1).fill(whole);
  for (let i = 1; i <= n; i++) {
    let lastDay = 0;
    for (let j = i - 1; j >= 1; j--) {
      lastDay += pages[j];
      shorter[i] = Math.min(shorter[i], Math.max(best[j], lastDay));
    }
  }
  best = shorter;
}
console.log(best[n]);
