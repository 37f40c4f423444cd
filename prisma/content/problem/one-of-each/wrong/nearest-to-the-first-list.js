// Wrong Answer: for each applicant of the first list, it takes the closest one of every other list
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const [first, ...others] = lines.map((line) => line.split(' ').slice(1).map(Number));
let best = [0, Infinity];
for (const age of first) {
  const nearest = others.map((ages) => {
    let low = 0;
    while (
      low + 1 < ages.length &&
      Math.abs(ages[low + 1] - age) < Math.abs(ages[low] - age)
    )
      low++;
    return ages[low];
  });
  let lower = age;
  let upper = age;
  for (const other of nearest) {
    lower = Math.min(lower, other);
    upper = Math.max(upper, other);
  }
  const isEarlier = upper - lower === best[1] - best[0] && lower < best[0];
  if (upper - lower < best[1] - best[0] || isEarlier) best = [lower, upper];
}
console.log(best.join(' '));
