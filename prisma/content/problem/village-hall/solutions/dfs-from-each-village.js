const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [first, second, ...roads] = lines;
const n = Number(first);
const residents = [0, ...second.split(' ').map(Number)];
const neighbours = residents.map(() => []);
for (const road of roads) {
  const [a, b] = road.split(' ').map(Number);
  neighbours[a].push(b);
  neighbours[b].push(a);
}

function totalOf(hall) {
  let total = 0;
  const stack = [[hall, 0, 0]];
  while (stack.length > 0) {
    const [village, cameFrom, kilometres] = stack.pop();
    total += residents[village] * kilometres;
    for (const other of neighbours[village]) {
      if (other !== cameFrom) stack.push([other, village, kilometres + 1]);
    }
  }
  return total;
}
console.log(Array.from({ length: n }, (_, i) => totalOf(i + 1)).join(' '));
