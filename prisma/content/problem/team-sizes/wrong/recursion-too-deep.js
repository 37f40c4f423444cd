// Runtime Error: recursive DFS along a long chain overflows the call stack
const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...bosses] = input.trim().split(/\s+/).map(Number);

const below = Array.from({ length: n + 1 }, () => []);
bosses.forEach((boss, i) => below[boss].push(i + 2));

const team = new Array(n + 1).fill(1);
function count(employee) {
  for (const next of below[employee]) team[employee] += count(next);
  return team[employee];
}
count(1);
console.log(team.slice(1).join(' '));
