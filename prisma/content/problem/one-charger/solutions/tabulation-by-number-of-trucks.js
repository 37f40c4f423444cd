const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const trucks = lines.map((line) => {
  const [charging, leaving] = line.split(' ').map(Number);
  return { charging, leaving };
});
trucks.sort((a, b) => a.leaving - b.leaving);

const least = [0];
for (const { charging, leaving } of trucks) {
  for (let k = least.length - 1; k >= 0; k--) {
    const total = least[k] + charging;
    if (total <= leaving) least[k + 1] = Math.min(least[k + 1] ?? Infinity, total);
  }
}
console.log(least.length - 1);
