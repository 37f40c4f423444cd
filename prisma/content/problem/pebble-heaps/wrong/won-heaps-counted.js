// Wrong Answer: only counts the winning heaps and checks whether their number is odd
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [allowed, heaps] = lines.map((line) => line.split(' ').map(Number));
const isWon = [];
for (let size = 0; size <= 10_000; size++) {
  isWon.push(allowed.some((taken) => taken <= size && !isWon[size - taken]));
}
const odd = heaps.filter((size) => isWon[size]).length % 2 === 1;
let answer = 'second';
heaps.forEach((size, i) => {
  for (const taken of allowed) {
    if (!odd || answer !== 'second' || taken > size) continue;
    if (isWon[size] !== isWon[size - taken]) answer = `first ${i + 1} ${taken}`;
  }
});
console.log(answer);
