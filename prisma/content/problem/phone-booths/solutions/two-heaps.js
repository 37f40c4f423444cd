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
    const [top] = items;
    const last = items.pop();
    if (items.length === 0) return top;
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && items[child + 1] < items[child]) child++;
      if (items[child] >= last) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = last;
    return top;
  }
}

const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
const bookings = lines.map((line, index) => {
  const [start, end] = line.split(' ').map(Number);
  return { index, start, end };
});
bookings.sort((a, b) => a.start - b.start);

// An occupied booth is one number: end * FACTOR + booth.
const FACTOR = 1_000_000;
const occupied = new MinHeap();
const free = new MinHeap();
const assigned = [];
let booths = 0;
for (const { index, start, end } of bookings) {
  while (occupied.size > 0 && Math.floor(occupied.top / FACTOR) <= start) {
    free.push(occupied.pop() % FACTOR);
  }
  const booth = free.size > 0 ? free.pop() : ++booths;
  assigned[index] = booth;
  occupied.push(end * FACTOR + booth);
}
console.log(booths);
console.log(assigned.join(' '));
