const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const jobs = lines.map((line) => line.split(' ').map(Number));
jobs.sort(([, pay], [, other]) => other - pay);

const isTaken = new Array(jobs.length + 1).fill(false);
let total = 0;
for (const [due, pay] of jobs) {
  let day = Math.min(due, jobs.length);
  while (day > 0 && isTaken[day]) day--;
  if (day === 0) continue;
  isTaken[day] = true;
  total += pay;
}
console.log(total);
