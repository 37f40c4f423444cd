const [n, m, ...numbers] = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const followers = Array.from({ length: n + 1 }, () => []);
const waitingFor = new Array(n + 1).fill(0);
for (let i = 0; i < 2 * m; i += 2) {
  followers[numbers[i]].push(numbers[i + 1]);
  waitingFor[numbers[i + 1]]++;
}

const isPlaced = new Array(n + 1).fill(false);
const order = [];
while (order.length < n) {
  let step = 1;
  while (step <= n && (isPlaced[step] || waitingFor[step] > 0)) step++;
  if (step > n) break;
  isPlaced[step] = true;
  order.push(step);
  for (const later of followers[step]) waitingFor[later]--;
}
console.log(order.length === n ? order.join(' ') : 'impossible');
