// Wrong Answer: if the newest truck is not in time, it always drops that one
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const trucks = lines.map((line) => line.split(' ').map(Number));
trucks.sort((a, b) => a[1] - b[1]);

let total = 0;
let taken = 0;
for (const [charging, leaving] of trucks) {
  if (total + charging <= leaving) {
    total += charging;
    taken++;
  }
}
console.log(taken);
