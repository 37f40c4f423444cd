// Wrong Answer: ignores the guests who have not quarrelled with anybody
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[n], ...pairs] = lines.map((line) => line.split(' ').map(Number));
const others = Array.from({ length: n + 1 }, () => []);
for (const [one, other] of pairs) {
  others[one].push(other);
  others[other].push(one);
}
const table = new Array(n + 1).fill(0);
let ways = 1;
for (let first = 1; first <= n; first++) {
  if (table[first] !== 0 || others[first].length === 0) continue;
  ways = (ways * 2) % 1_000_000_007;
  table[first] = 1;
  const stack = [first];
  while (stack.length > 0) {
    const guest = stack.pop();
    for (const other of others[guest]) {
      if (table[other] === table[guest]) ways = 0;
      if (table[other] !== 0) continue;
      table[other] = -table[guest];
      stack.push(other);
    }
  }
}
console.log(ways);
