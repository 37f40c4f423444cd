function placements(others) {
  const table = new Int8Array(others.length);
  let ways = 1;
  for (let first = 1; first < others.length; first++) {
    if (table[first] !== 0) continue;
    ways = (ways * 2) % 1_000_000_007;
    table[first] = 1;
    const stack = [first];
    while (stack.length > 0) {
      const guest = stack.pop();
      for (const other of others[guest]) {
        if (table[other] === table[guest]) return 0;
        if (table[other] !== 0) continue;
        table[other] = -table[guest];
        stack.push(other);
      }
    }
  }
  return ways;
}

const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const [n, m] = numbers;
const others = Array.from({ length: n + 1 }, () => []);
for (let i = 2; i < 2 * m + 2; i += 2) {
  others[numbers[i]].push(numbers[i + 1]);
  others[numbers[i + 1]].push(numbers[i]);
}
console.log(placements(others));
