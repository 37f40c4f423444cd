// Wrong Answer: sort without a comparator orders the weights as strings
const [first, second] = require('node:fs').readFileSync(0, 'utf8').split('\n');
const limit = Number(first.split(' ')[1]);
const weights = second.split(' ').map(Number).sort();

let boats = 0;
let light = 0;
for (let heavy = weights.length - 1; light <= heavy; heavy--) {
  if (weights[light] + weights[heavy] <= limit) light++;
  boats++;
}
console.log(boats);
