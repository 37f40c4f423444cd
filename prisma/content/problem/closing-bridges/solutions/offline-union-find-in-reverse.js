const input = require('node:fs').readFileSync(0, 'utf8');
const numbers = input.trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const endsOf = (bridge) => [numbers[2 * bridge], numbers[2 * bridge + 1]];
const closings = numbers.slice(2 * m + 3);

const parent = Array.from({ length: n + 1 }, (_, island) => island);
const size = new Array(n + 1).fill(1);
let groups = n;

function find(island) {
  while (parent[island] !== island) {
    parent[island] = parent[parent[island]];
    island = parent[island];
  }
  return island;
}

function open(bridge) {
  let [a, b] = endsOf(bridge).map(find);
  if (a === b) return;
  if (size[a] < size[b]) [a, b] = [b, a];
  parent[b] = a;
  size[a] += size[b];
  groups--;
}

const closed = new Set(closings);
for (let bridge = 1; bridge <= m; bridge++) {
  if (!closed.has(bridge)) open(bridge);
}

const answer = new Array(closings.length);
for (let i = closings.length - 1; i >= 0; i--) {
  answer[i] = groups;
  open(closings[i]);
}
console.log(answer.join('\n'));
