const [first, second] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const k = Number(first.split(' ')[1]);
const dishes = second.split(' ').map(Number);

let stretches = 0;
for (let from = 0; from < dishes.length; from++) {
  const served = new Set();
  for (let to = from; to < dishes.length; to++) {
    served.add(dishes[to]);
    if (served.size > k) break;
    if (served.size === k) stretches++;
  }
}
console.log(stretches);
