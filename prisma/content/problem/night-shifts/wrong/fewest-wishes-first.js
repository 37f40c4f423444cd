// Wrong Answer: greedily starts with the nurses who named few shifts, and never changes an assignment
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const wishes = lines.map((line) => line.split(' ').map(Number));
wishes.sort((one, other) => one.length - other.length);
const taken = new Set();
for (const shifts of wishes) {
  const free = shifts.find((shift) => !taken.has(shift));
  if (free !== undefined) taken.add(free);
}
console.log(taken.size);
