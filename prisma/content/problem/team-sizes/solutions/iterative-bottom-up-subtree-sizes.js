const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...bosses] = input.trim().split(/\s+/).map(Number);

const team = new Array(n + 1).fill(1);
for (let employee = n; employee >= 2; employee--) {
  team[bosses[employee - 2]] += team[employee];
}
console.log(team.slice(1).join(' '));
