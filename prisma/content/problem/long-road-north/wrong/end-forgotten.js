// Wrong Answer: stops once the last station is reached, without checking the end
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const [[, fuel], ...stations] = lines.map((line) => line.split(' ').map(Number));
const passed = [];
let reach = fuel;
let stops = 0;
for (const [kilometre, litres] of stations) {
  while (reach < kilometre && passed.length > 0) {
    passed.sort((a, b) => a - b);
    reach += passed.pop();
    stops++;
  }
  if (reach < kilometre) {
    stops = -1;
    break;
  }
  passed.push(litres);
}
console.log(stops);
