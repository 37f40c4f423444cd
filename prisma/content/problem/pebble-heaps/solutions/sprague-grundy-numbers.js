const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [allowed, heaps] = lines.map((line) => line.split(' ').map(Number));

const numbers = [];
for (let size = 0; size <= Math.max(...heaps); size++) {
  const reachable = new Set();
  for (const taken of allowed) if (taken <= size) reachable.add(numbers[size - taken]);
  let number = 0;
  while (reachable.has(number)) number++;
  numbers.push(number);
}

function answer() {
  const total = heaps.reduce((sum, size) => sum ^ numbers[size], 0);
  if (total === 0) return 'second';
  for (const [heap, size] of heaps.entries()) {
    const wished = numbers[size] ^ total;
    const taken = allowed.find((one) => numbers[size - one] === wished);
    if (taken !== undefined) return `first ${heap + 1} ${taken}`;
  }
  throw new Error('a winning move exists');
}

console.log(answer());
