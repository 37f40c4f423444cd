const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const n = numbers[0];
const days = numbers.slice(0, n + 1);
const needed = Array.from({ length: n + 1 }, () => []);
for (let i = n + 2; i < numbers.length; i += 2) needed[numbers[i + 1]].push(numbers[i]);

function length() {
  const end = new Array(n + 1).fill(0);
  let whole = 0;
  for (let task = 1; task <= n; task++) {
    for (const first of needed[task]) end[task] = Math.max(end[task], end[first]);
    end[task] += days[task];
    whole = Math.max(whole, end[task]);
  }
  return whole;
}

const whole = length();
const critical = [];
for (let task = 1; task <= n; task++) {
  days[task]++;
  if (length() > whole) critical.push(task);
  days[task]--;
}
console.log(`${whole}\n${critical.join(' ')}`);
