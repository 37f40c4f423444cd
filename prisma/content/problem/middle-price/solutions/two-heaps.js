class MinHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

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
const lower = new MinHeap();
const upper = new MinHeap();
const medians = [];
for (let i = 1; i < numbers.length; i++) {
  lower.push(-numbers[i]);
  upper.push(-lower.pop());
  if (upper.size > lower.size) lower.push(-upper.pop());
  medians.push(-lower.top);
}
console.log(medians.join(' '));
