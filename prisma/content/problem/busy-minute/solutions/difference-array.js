const input = require('node:fs').readFileSync(0, 'utf8');
const numbers = input.trim().split(/\s+/).map(Number);

const n = numbers[0];
let lastMinute = 0;
for (let i = 0; i < n; i++) lastMinute = Math.max(lastMinute, numbers[2 * i + 2]);

const change = new Int32Array(lastMinute + 2);
for (let i = 0; i < n; i++) {
  change[numbers[2 * i + 1]]++;
  change[numbers[2 * i + 2] + 1]--;
}

let present = 0;
let bestMinute = 0;
let most = 0;
for (let minute = 0; minute <= lastMinute; minute++) {
  present += change[minute];
  if (present > most) {
    bestMinute = minute;
    most = present;
  }
}
console.log(`${bestMinute} ${most}`);
