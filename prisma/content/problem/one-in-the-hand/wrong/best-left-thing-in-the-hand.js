// Wrong Answer: fills the backpack optimally, then carries the most valuable item that is left
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[, capacity], ...things] = lines.map((line) => line.split(' ').map(Number));
const best = Array.from({ length: capacity + 1 }, () => ({ value: 0, taken: [] }));
things.forEach(([weight, value], i) => {
  for (let room = capacity; room >= weight; room--) {
    const before = best[room - weight];
    if (before.value + value > best[room].value) {
      best[room] = { value: before.value + value, taken: [...before.taken, i] };
    }
  }
});
const { value, taken } = best[capacity];
const left = things.filter((_, i) => !taken.includes(i)).map(([, worth]) => worth);
console.log(value + Math.max(0, ...left));
