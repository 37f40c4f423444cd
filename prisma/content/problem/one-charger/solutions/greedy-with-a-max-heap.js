class MaxHeap {
  items = [];

  get size() {
    return this.items.length;
  }

  push(item) {
    const { items } = this;
    let at = items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent] >= item) break;
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
      if (child + 1 < items.length && items[child + 1] > items[child]) child++;
      if (item >= items[child]) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = item;
    return top;
  }
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const trucks = lines.map((line) => {
  const [charging, leaving] = line.split(' ').map(Number);
  return { charging, leaving };
});
trucks.sort((a, b) => a.leaving - b.leaving);

const taken = new MaxHeap();
let total = 0;
for (const { charging, leaving } of trucks) {
  taken.push(charging);
  total += charging;
  if (total > leaving) total -= taken.pop();
}
console.log(taken.size);
