const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const profits = lines[1].split(' ').map(Number);

const answers = [];
for (const line of lines.slice(3)) {
  const [word, ...numbers] = line.split(' ');
  const [first, second] = numbers.map(Number);
  if (word === 'set') {
    profits[first - 1] = second;
    continue;
  }
  let ending = profits[first - 1];
  let best = ending;
  for (let day = first; day < second; day++) {
    ending = profits[day] + Math.max(ending, 0);
    best = Math.max(best, ending);
  }
  answers.push(best);
}
console.log(answers.join('\n'));
