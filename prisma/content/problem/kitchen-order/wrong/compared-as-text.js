// Wrong Answer: sorts the ready steps as strings, so that 10 comes before 9
const [n, m, ...numbers] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const followers = Array.from({ length: n + 1 }, () => []);
const waiting = new Array(n + 1).fill(0);
for (let i = 0; i < 2 * m; i += 2) {
  followers[numbers[i]].push(numbers[i + 1]);
  waiting[numbers[i + 1]]++;
}
const ready = [];
for (let step = 1; step <= n; step++) if (waiting[step] === 0) ready.push(step);
const order = [];
while (ready.length > 0) {
  const step = ready.sort().shift();
  order.push(step);
  for (const later of followers[step]) if (--waiting[later] === 0) ready.push(later);
}
console.log(order.length === n ? order.join(' ') : 'impossible');
