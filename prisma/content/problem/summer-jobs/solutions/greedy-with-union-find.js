const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const jobs = lines.map((line) => line.split(' ').map(Number));
jobs.sort(([, pay], [, other]) => other - pay);

const pointer = Array.from({ length: jobs.length + 1 }, (_, day) => day);
function latestFree(day) {
  while (pointer[day] !== day) {
    pointer[day] = pointer[pointer[day]];
    day = pointer[day];
  }
  return day;
}

let total = 0;
for (const [due, pay] of jobs) {
  const day = latestFree(Math.min(due, jobs.length));
  if (day === 0) continue;
  pointer[day] = day - 1;
  total += pay;
}
console.log(total);
