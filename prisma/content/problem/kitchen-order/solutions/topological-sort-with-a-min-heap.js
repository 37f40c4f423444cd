class MinHeap {
  items = [];

  push(item) {
    const { items } = this;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] <= item) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = item;
  }

  /** The smallest item; undefined if there is none. */
  pop() {
    const { items } = this;
    const top = items[0];
    const item = items.pop();
    if (items.length === 0) return top;

    let at = 0;
    while (2 * at + 1 < items.length) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && items[child + 1] < items[child]) child++;
      if (item <= items[child]) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
    return top;
  }
}

const numbers = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split(/\s+/)
  .map(Number);
const [n, m] = numbers;
const followers = Array.from({ length: n + 1 }, () => []);
const waitingFor = new Array(n + 1).fill(0);
for (let i = 2; i < 2 * m + 2; i += 2) {
  followers[numbers[i]].push(numbers[i + 1]);
  waitingFor[numbers[i + 1]]++;
}

const ready = new MinHeap();
for (let step = 1; step <= n; step++) {
  if (waitingFor[step] === 0) ready.push(step);
}
const order = [];
for (let step = ready.pop(); step !== undefined; step = ready.pop()) {
  order.push(step);
  for (const later of followers[step]) {
    if (--waitingFor[later] === 0) ready.push(later);
  }
}
console.log(order.length === n ? order.join(' ') : 'impossible');
