const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const jobs = lines.map((line) => line.split(' ').map(Number));
jobs.sort(([due], [other]) => due - other);

class MinHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  push(item) {
    const { items } = this;
    let i = items.length;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (items[parent] <= item) break;
      items[i] = items[parent];
      i = parent;
    }
    items[i] = item;
  }

  pop() {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    let i = 0;
    for (let child = 1; child < items.length; child = 2 * i + 1) {
      if (child + 1 < items.length && items[child + 1] < items[child]) child++;
      if (items[child] >= last) break;
      items[i] = items[child];
      i = child;
    }
    items[i] = last;
    return top;
  }
}

const chosen = new MinHeap();
let total = 0;
for (const [due, pay] of jobs) {
  chosen.push(pay);
  total += pay;
  if (chosen.size > due) total -= chosen.pop();
}
console.log(total);
