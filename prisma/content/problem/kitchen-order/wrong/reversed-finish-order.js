// Wrong Answer: reverses the finish order of a DFS, which respects the rules but is rarely the smallest order
const [n, m, ...numbers] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const followers = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < 2 * m; i += 2) followers[numbers[i]].push(numbers[i + 1]);

const state = new Array(n + 1).fill('new');
const order = [];
let hasCycle = false;
function visit(step) {
  state[step] = 'open';
  for (const later of followers[step]) {
    if (state[later] === 'open') hasCycle = true;
    if (state[later] === 'new') visit(later);
  }
  state[step] = 'done';
  order.push(step);
}
for (let step = 1; step <= n; step++) if (state[step] === 'new') visit(step);
console.log(hasCycle ? 'impossible' : order.reverse().join(' '));
