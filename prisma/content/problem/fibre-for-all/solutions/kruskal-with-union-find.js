const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n, b], ...rest] = rows.map((row) => row.split(' ').map(Number));
const built = rest.slice(0, b);
const offers = rest.slice(b + 1).sort(([, , price], [, , other]) => price - other);

const leader = Array.from({ length: n + 1 }, (_, town) => town);
const size = new Array(n + 1).fill(1);
function find(town) {
  while (leader[town] !== town) {
    leader[town] = leader[leader[town]];
    town = leader[town];
  }
  return town;
}

let groups = n;
function join(one, other) {
  let [smaller, larger] = [find(one), find(other)];
  if (smaller === larger) return false;
  if (size[smaller] > size[larger]) [smaller, larger] = [larger, smaller];
  leader[smaller] = larger;
  size[larger] += size[smaller];
  groups--;
  return true;
}

for (const [one, other] of built) join(one, other);
let total = 0;
for (const [one, other, price] of offers) {
  if (join(one, other)) total += price;
}
console.log(groups === 1 ? total : -1);
