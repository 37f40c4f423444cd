const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...bosses] = input.trim().split(/\s+/).map(Number);

const team = new Array(n + 1).fill(0);
for (let employee = 1; employee <= n; employee++) {
  team[employee]++;
  let above = employee;
  while (above !== 1) {
    above = bosses[above - 2];
    team[above]++;
  }
}
console.log(team.slice(1).join(' '));
