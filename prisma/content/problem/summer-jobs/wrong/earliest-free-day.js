// Wrong Answer: puts each job on the earliest free day
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const jobs = lines.map((line) => line.split(' ').map(Number));
jobs.sort(([, pay], [, other]) => other - pay);

let day = 0;
let total = 0;
for (const [due, pay] of jobs) {
  if (day >= due) continue;
  day++;
  total += pay;
}
console.log(total);
