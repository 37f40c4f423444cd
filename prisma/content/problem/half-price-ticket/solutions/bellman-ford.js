const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...lines] = rows.map((row) => row.split(' ').map(Number));
const rides = lines.flatMap(([one, other, price]) => [
  [one, other, price],
  [other, one, price],
]);

const full = new Array(n + 1).fill(Infinity);
const halved = new Array(n + 1).fill(Infinity);
full[1] = 0;
for (let isImproved = true; isImproved; ) {
  isImproved = false;
  for (const [start, end, price] of rides) {
    if (full[start] + price < full[end]) {
      full[end] = full[start] + price;
      isImproved = true;
    }
    const cost = Math.min(halved[start] + price, full[start] + Math.floor(price / 2));
    if (cost < halved[end]) {
      halved[end] = cost;
      isImproved = true;
    }
  }
}
const answer = Math.min(full[n], halved[n]);
console.log(answer < Infinity ? answer : -1);
