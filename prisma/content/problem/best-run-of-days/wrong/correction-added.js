// Wrong Answer: adds the new profit to the old one instead of replacing it
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const profits = lines[1].split(' ').map(Number);
for (const line of lines.slice(3)) {
  const [word, ...numbers] = line.split(' ');
  const [first, second] = numbers.map(Number);
  if (word === 'set') {
    profits[first - 1] += second;
    continue;
  }
  let ending = -Infinity;
  let best = -Infinity;
  for (const profit of profits.slice(first - 1, second)) {
    ending = profit + Math.max(ending, 0);
    best = Math.max(best, ending);
  }
  console.log(best);
}
