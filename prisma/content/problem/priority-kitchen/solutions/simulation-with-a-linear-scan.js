const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');

const orders = lines.slice(1).map((line, i) => {
  const [arrival, time, priority] = line.split(' ').map(Number);
  return { number: i + 1, arrival, time, priority };
});

const waiting = [];
const answer = [];
let clock = 0;
let arrived = 0;
while (answer.length < orders.length) {
  if (waiting.length === 0) clock = Math.max(clock, orders[arrived].arrival);
  while (arrived < orders.length && orders[arrived].arrival <= clock) {
    waiting.push(orders[arrived++]);
  }

  let best = 0;
  for (let i = 1; i < waiting.length; i++) {
    if (waiting[i].priority > waiting[best].priority) best = i;
  }
  const [order] = waiting.splice(best, 1);
  clock += order.time;
  answer.push(`${order.number} ${clock}`);
}
console.log(answer.join('\n'));
