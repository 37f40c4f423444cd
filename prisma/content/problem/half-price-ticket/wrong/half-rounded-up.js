// Wrong Answer: rounds half of a price up
const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...lines] = rows.map((row) => row.split(' ').map(Number));
const full = new Array(n + 1).fill(Infinity);
const halved = new Array(n + 1).fill(Infinity);
full[1] = 0;
for (let isImproved = true; isImproved; ) {
  isImproved = false;
  for (const [one, other, price] of lines) {
    for (const [start, end] of [[one, other], [other, one]]) {
      const cost = Math.min(halved[start] + price, full[start] + Math.round(price / 2));
      if (full[start] + price < full[end] || cost < halved[end]) isImproved = true;
      full[end] = Math.min(full[end], full[start] + price);
      halved[end] = Math.min(halved[end], cost);
    }
  }
}
const answer = Math.min(full[n], halved[n]);
console.log(answer < Infinity ? answer : -1);
