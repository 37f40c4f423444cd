const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const [n, m] = numbers;
const cablesAt = Array.from({ length: n + 1 }, () => []);
for (let cable = 1; cable <= m; cable++) {
  cablesAt[numbers[2 * cable]].push(cable);
  cablesAt[numbers[2 * cable + 1]].push(cable);
}
const otherEnd = (cable, office) =>
  numbers[2 * cable] + numbers[2 * cable + 1] - office;

const number = new Array(n + 1).fill(0);
const before = new Array(n + 1).fill(0);
const cameOver = new Array(n + 1).fill(0);
const next = new Array(n + 1).fill(0);
const order = [0];
for (let start = 1; start <= n; start++) {
  if (number[start] !== 0) continue;
  number[start] = order.length;
  order.push(start);
  // Backtrack over the edge by which the office was reached.
  for (let office = start; office !== 0;) {
    if (next[office] === cablesAt[office].length) {
      office = before[office];
      continue;
    }
    const cable = cablesAt[office][next[office]++];
    const other = otherEnd(cable, office);
    if (number[other] !== 0) continue;
    number[other] = order.length;
    order.push(other);
    before[other] = office;
    cameOver[other] = cable;
    office = other;
  }
}

const smallest = [...number];
const critical = [];
for (let i = n; i >= 1; i--) {
  const office = order[i];
  for (const cable of cablesAt[office]) {
    if (cable === cameOver[office]) continue;
    smallest[office] = Math.min(smallest[office], number[otherEnd(cable, office)]);
  }
  if (cameOver[office] === 0) continue;
  if (smallest[office] === i) critical.push(cameOver[office]);
  const above = before[office];
  smallest[above] = Math.min(smallest[above], smallest[office]);
}
console.log(critical.sort((one, other) => one - other).join(' '));
