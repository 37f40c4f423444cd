// Wrong Answer: every closing adds a group, unless a second bridge between the same two islands is left
const input = require('node:fs').readFileSync(0, 'utf8');
const [n, m, ...numbers] = input.trim().split(/\s+/).map(Number);
const closings = numbers.slice(2 * m + 1);

const parent = Array.from({ length: n + 1 }, (_, island) => island);
const find = (island) => {
  while (parent[island] !== island) island = parent[island];
  return island;
};
const bridges = new Map();
let groups = n;
for (let i = 0; i < m; i++) {
  const [a, b] = [numbers[2 * i], numbers[2 * i + 1]].sort((x, y) => x - y);
  bridges.set(`${a} ${b}`, (bridges.get(`${a} ${b}`) ?? 0) + 1);
  const [first, second] = [find(a), find(b)];
  if (first === second) continue;
  parent[first] = second;
  groups--;
}

for (const number of closings) {
  const [a, b] = numbers.slice(2 * number - 2, 2 * number).sort((x, y) => x - y);
  const left = bridges.get(`${a} ${b}`) - 1;
  bridges.set(`${a} ${b}`, left);
  if (left === 0) groups++;
  console.log(groups);
}
