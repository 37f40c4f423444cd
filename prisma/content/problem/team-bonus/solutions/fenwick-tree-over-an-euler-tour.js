const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const bossOf = [0, 0, ...lines[1].split(' ').map(Number)];

const size = new Array(n + 1).fill(1);
for (let employee = n; employee >= 2; employee--) {
  size[bossOf[employee]] += size[employee];
}
const place = new Array(n + 1).fill(1);
const nextFree = new Array(n + 1).fill(2);
for (let employee = 2; employee <= n; employee++) {
  const boss = bossOf[employee];
  place[employee] = nextFree[boss];
  nextFree[employee] = nextFree[boss] + 1;
  nextFree[boss] += size[employee];
}

const tree = new Array(n + 1).fill(0);
function addFrom(place, bonus) {
  for (let at = place; at <= n; at += at & -at) tree[at] += bonus;
}
function upTo(place) {
  let total = 0;
  for (let at = place; at > 0; at -= at & -at) total += tree[at];
  return total;
}

const answer = [];
for (const line of lines.slice(3)) {
  const [kind, ...numbers] = line.split(' ');
  const [employee, bonus] = numbers.map(Number);
  if (kind === 'raise') {
    addFrom(place[employee], bonus);
    addFrom(place[employee] + size[employee], -bonus);
  } else {
    answer.push(upTo(place[employee]));
  }
}
console.log(answer.join(' '));
