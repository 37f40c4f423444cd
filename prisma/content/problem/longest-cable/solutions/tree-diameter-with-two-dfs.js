const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...numbers] = input.trim().split(/\s+/).map(Number);

const cables = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < numbers.length; i += 3) {
  const [a, b, length] = numbers.slice(i, i + 3);
  cables[a].push({ to: b, length });
  cables[b].push({ to: a, length });
}

function farthest(start) {
  const distances = new Array(n + 1).fill(-1);
  distances[start] = 0;
  const open = [start];
  let end = start;
  while (open.length > 0) {
    const house = open.pop();
    if (distances[house] > distances[end]) end = house;
    for (const { to, length } of cables[house]) {
      if (distances[to] >= 0) continue;
      distances[to] = distances[house] + length;
      open.push(to);
    }
  }
  return { end, distance: distances[end] };
}

const { end } = farthest(1);
console.log(farthest(end).distance);
