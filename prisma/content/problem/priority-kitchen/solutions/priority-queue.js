class Heap {
  items = [];

  constructor(isBefore) {
    this.isBefore = isBefore;
  }

  get size() {
    return this.items.length;
  }

  push(item) {
    const { items, isBefore } = this;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(item, items[parent])) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  pop() {
    const { items, isBefore } = this;
    const top = items[0];
    const item = items.pop();
    if (items.length === 0) return top;

    let at = 0;
    while (2 * at + 1 < items.length) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && isBefore(items[child + 1], items[child])) child++;
      if (!isBefore(items[child], item)) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
    return top;
  }
}

const input = require('node:fs').readFileSync(0, 'utf8');
const numbers = input.trim().split(/\s+/).map(Number);

const n = numbers[0];
const orders = Array.from({ length: n }, (_, i) => {
  const [arrival, time, priority] = numbers.slice(3 * i + 1, 3 * i + 4);
  return { number: i + 1, arrival, time, priority };
});

const isBefore = (a, b) =>
  a.priority === b.priority ? a.number < b.number : a.priority > b.priority;
const waiting = new Heap(isBefore);
const answer = [];
let clock = 0;
let arrived = 0;
while (answer.length < n) {
  if (waiting.size === 0) clock = Math.max(clock, orders[arrived].arrival);
  while (arrived < n && orders[arrived].arrival <= clock) {
    waiting.push(orders[arrived++]);
  }

  const order = waiting.pop();
  clock += order.time;
  answer.push(`${order.number} ${clock}`);
}
console.log(answer.join('\n'));
