// Wrong Answer: ignores the order: gives the longest remaining chapter to the day with the fewest pages
const [, days, ...pages] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const sums = new Array(days).fill(0);
for (const count of pages.sort((one, other) => other - one)) {
  let least = 0;
  for (let day = 1; day < days; day++) if (sums[day] < sums[least]) least = day;
  sums[least] += count;
}
console.log(sums.reduce((one, other) => Math.max(one, other)));
