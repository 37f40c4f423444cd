const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], runs, swims] = lines.map((line) => line.split(' ').map(Number));

let rest = 0;
let firstRun = -Infinity;
let firstSwim = -Infinity;
let secondRun = -Infinity;
let secondSwim = -Infinity;
for (let day = 0; day < n; day++) {
  const [run, swim] = [runs[day], swims[day]];
  [rest, firstRun, firstSwim, secondRun, secondSwim] = [
    Math.max(rest, firstRun, firstSwim, secondRun, secondSwim),
    rest + run,
    rest + swim,
    firstSwim + run,
    firstRun + swim,
  ];
}
console.log(Math.max(rest, firstRun, firstSwim, secondRun, secondSwim));
