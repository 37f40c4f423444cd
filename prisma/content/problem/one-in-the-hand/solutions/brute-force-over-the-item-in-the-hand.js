const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[, capacity], ...things] = lines.map((line) => line.split(' ').map(Number));

let most = 0;
for (const carried of things) {
  const best = new Float64Array(capacity + 1);
  for (const thing of things) {
    if (thing === carried) continue;
    const [weight, value] = thing;
    for (let room = capacity; room >= weight; room--) {
      best[room] = Math.max(best[room], best[room - weight] + value);
    }
  }
  most = Math.max(most, carried[1] + best[capacity]);
}
console.log(most);
