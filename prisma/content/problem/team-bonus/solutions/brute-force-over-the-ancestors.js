const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const bossOf = [0, 0, ...lines[1].split(' ').map(Number)];

const bonuses = new Array(n + 1).fill(0);
const answer = [];
for (const line of lines.slice(3)) {
  const [kind, ...numbers] = line.split(' ');
  const [employee, bonus] = numbers.map(Number);
  if (kind === 'raise') {
    bonuses[employee] += bonus;
  } else {
    let total = 0;
    for (let above = employee; above !== 0; above = bossOf[above])
      total += bonuses[above];
    answer.push(total);
  }
}
console.log(answer.join(' '));
