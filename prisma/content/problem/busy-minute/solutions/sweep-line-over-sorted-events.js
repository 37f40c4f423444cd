const input = require('node:fs').readFileSync(0, 'utf8');
const numbers = input.trim().split(/\s+/).map(Number);

const n = numbers[0];
const arrivals = new Int32Array(n);
const leavings = new Int32Array(n);
for (let i = 0; i < n; i++) {
  arrivals[i] = numbers[2 * i + 1];
  leavings[i] = numbers[2 * i + 2];
}
arrivals.sort();
leavings.sort();

let bestMinute = 0;
let most = 0;
let gone = 0;
for (let i = 0; i < n; i++) {
  while (leavings[gone] < arrivals[i]) gone++;
  const present = i + 1 - gone;
  if (present > most) {
    bestMinute = arrivals[i];
    most = present;
  }
}
console.log(`${bestMinute} ${most}`);
