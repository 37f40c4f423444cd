const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [distance, fuel] = lines[0].split(' ').map(Number);

const farthest = [fuel];
for (const line of lines.slice(1)) {
  const [kilometre, litres] = line.split(' ').map(Number);
  for (let k = farthest.length - 1; k >= 0; k--) {
    if (farthest[k] < kilometre) continue;
    farthest[k + 1] = Math.max(farthest[k + 1] ?? 0, farthest[k] + litres);
  }
}
console.log(farthest.findIndex((reach) => reach >= distance));
