const input = require('node:fs').readFileSync(0, 'utf8');
const [n, m, ...numbers] = input.trim().split(/\s+/).map(Number);
const closings = numbers.slice(2 * m + 1);

const leaving = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const [a, b] = numbers.slice(2 * i, 2 * i + 2);
  leaving[a].push({ to: b, number: i + 1 });
  leaving[b].push({ to: a, number: i + 1 });
}

const isClosed = new Set();
function countGroups() {
  const reached = new Array(n + 1).fill(false);
  let groups = 0;
  for (let start = 1; start <= n; start++) {
    if (reached[start]) continue;
    groups++;
    reached[start] = true;
    const open = [start];
    while (open.length > 0) {
      for (const { to, number } of leaving[open.pop()]) {
        if (isClosed.has(number) || reached[to]) continue;
        reached[to] = true;
        open.push(to);
      }
    }
  }
  return groups;
}

const answer = closings.map((number) => {
  isClosed.add(number);
  return countGroups();
});
console.log(answer.join('\n'));
