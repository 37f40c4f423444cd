// Wrong Answer: fills each boat up to the limit, even with three people or more
const [first, second] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const limit = Number(first.split(' ')[1]);
const weights = second.split(' ').map(Number);
weights.sort((a, b) => a - b);

let boats = 0;
let light = 0;
for (let heavy = weights.length - 1; light <= heavy; heavy--) {
  let load = weights[heavy];
  while (light < heavy && load + weights[light] <= limit) load += weights[light++];
  boats++;
}
console.log(boats);
