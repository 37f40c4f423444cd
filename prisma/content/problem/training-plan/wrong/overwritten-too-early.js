// Wrong Answer: the values of today are computed from values of today instead of yesterday
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], runs, swims] = lines.map((line) => line.split(' ').map(Number));

let rest = 0;
let firstRun = -Infinity;
let firstSwim = -Infinity;
let secondRun = -Infinity;
let secondSwim = -Infinity;
for (let day = 0; day < n; day++) {
  rest = Math.max(rest, firstRun, firstSwim, secondRun, secondSwim);
  secondRun = firstSwim + runs[day];
  secondSwim = firstRun + swims[day];
  firstRun = rest + runs[day];
  firstSwim = rest + swims[day];
}
console.log(Math.max(rest, firstRun, firstSwim, secondRun, secondSwim));
