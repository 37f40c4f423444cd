// Wrong Answer: adds new arrivals only after all waiting orders are finished
const input = require('node:fs').readFileSync(0, 'utf8');
const [n, ...numbers] = input.trim().split(/\s+/).map(Number);

let clock = 0;
let arrived = 0;
const answer = [];
while (arrived < n) {
  clock = Math.max(clock, numbers[3 * arrived]);
  const waiting = [];
  while (arrived < n && numbers[3 * arrived] <= clock) waiting.push(arrived++);
  waiting.sort((a, b) => numbers[3 * b + 2] - numbers[3 * a + 2] || a - b);
  for (const order of waiting) {
    clock += numbers[3 * order + 1];
    answer.push(`${order + 1} ${clock}`);
  }
}
console.log(answer.join('\n'));
