// Wrong Answer: greedily takes the band with the highest fee that still fits
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const bands = lines.map((line) => line.split(' ').map(Number));
bands.sort((a, b) => b[2] - a[2]);
const taken = [];
for (const band of bands) {
  const isFree = taken.every((other) => other[1] <= band[0] || band[1] <= other[0]);
  if (isFree) taken.push(band);
}
console.log(taken.reduce((sum, band) => sum + band[2], 0));
