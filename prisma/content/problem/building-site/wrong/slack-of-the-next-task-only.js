// Wrong Answer: takes the earliest start of the next task as the latest finish, not its latest start
const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const n = numbers[0];
const dependents = Array.from({ length: n + 1 }, () => []);
for (let i = n + 2; i < numbers.length; i += 2)
  dependents[numbers[i]].push(numbers[i + 1]);
const start = new Array(n + 1).fill(0);
let length = 0;
for (let task = 1; task <= n; task++) {
  const end = start[task] + numbers[task];
  length = Math.max(length, end);
  for (const then of dependents[task]) start[then] = Math.max(start[then], end);
}
const critical = [];
for (let task = 1; task <= n; task++) {
  const latest = Math.min(length, ...dependents[task].map((then) => start[then]));
  if (start[task] + numbers[task] === latest) critical.push(task);
}
console.log(`${length}\n${critical.join(' ')}`);
