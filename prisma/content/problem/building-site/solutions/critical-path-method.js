const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const n = numbers[0];
const dependents = Array.from({ length: n + 1 }, () => []);
for (let i = n + 2; i < numbers.length; i += 2) {
  dependents[numbers[i]].push(numbers[i + 1]);
}

const earliestStart = new Array(n + 1).fill(0);
let length = 0;
for (let task = 1; task <= n; task++) {
  const end = earliestStart[task] + numbers[task];
  length = Math.max(length, end);
  for (const then of dependents[task]) {
    earliestStart[then] = Math.max(earliestStart[then], end);
  }
}

const latestStart = new Array(n + 1).fill(0);
const critical = [];
for (let task = n; task >= 1; task--) {
  let end = length;
  for (const then of dependents[task]) end = Math.min(end, latestStart[then]);
  latestStart[task] = end - numbers[task];
  if (earliestStart[task] === latestStart[task]) critical.push(task);
}
console.log(`${length}\n${critical.reverse().join(' ')}`);
