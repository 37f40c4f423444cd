const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const [n, m] = numbers;
const tells = Array.from({ length: n + 1 }, () => []);
for (let i = 2; i < 2 * m + 2; i += 2) tells[numbers[i]].push(numbers[i + 1]);

const knows = new Array(n + 1).fill(false);
let informed = [];
for (let member = 1; member <= n; member++) {
  if (knows[member]) continue;
  const reached = new Set([member]);
  // Iterating a set also visits what is added during the iteration.
  for (const teller of reached) {
    knows[teller] = true;
    for (const hearer of tells[teller]) reached.add(hearer);
  }
  informed = informed.filter((other) => !reached.has(other));
  informed.push(member);
}
console.log(informed.length);
