const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[, capacity], ...things] = lines.map((line) => line.split(' ').map(Number));

const handFree = new Float64Array(capacity + 1);
const handUsed = new Float64Array(capacity + 1);
for (const [weight, value] of things) {
  for (let room = capacity; room >= 0; room--) {
    handUsed[room] = Math.max(handUsed[room], handFree[room] + value);
    if (weight > room) continue;
    handUsed[room] = Math.max(handUsed[room], handUsed[room - weight] + value);
    handFree[room] = Math.max(handFree[room], handFree[room - weight] + value);
  }
}
console.log(handUsed[capacity]);
