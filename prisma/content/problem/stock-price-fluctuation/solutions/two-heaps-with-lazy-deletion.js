class Heap {
  constructor(isBefore) {
    this.isBefore = isBefore;
    this.items = [];
  }

  top() {
    return this.items[0];
  }

  push(item) {
    const { items, isBefore } = this;
    let i = items.length;
    items.push(item);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!isBefore(item, items[parent])) break;
      items[i] = items[parent];
      i = parent;
    }
    items[i] = item;
  }

  pop() {
    const { items, isBefore } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    let i = 0;
    while (2 * i + 1 < items.length) {
      let child = 2 * i + 1;
      if (child + 1 < items.length && isBefore(items[child + 1], items[child])) child++;
      if (!isBefore(items[child], last)) break;
      items[i] = items[child];
      i = child;
    }
    items[i] = last;
    return top;
  }
}

class StockPrice {
  constructor() {
    this.prices = new Map();
    this.latest = 0;
    this.highest = new Heap((one, other) => one.price > other.price);
    this.lowest = new Heap((one, other) => one.price < other.price);
  }

  update(timestamp, price) {
    this.prices.set(timestamp, price);
    this.latest = Math.max(this.latest, timestamp);
    this.highest.push({ timestamp, price });
    this.lowest.push({ timestamp, price });
  }

  current() {
    return this.prices.get(this.latest);
  }

  maximum() {
    return this.firstValid(this.highest);
  }

  minimum() {
    return this.firstValid(this.lowest);
  }

  firstValid(heap) {
    while (this.prices.get(heap.top().timestamp) !== heap.top().price) heap.pop();
    return heap.top().price;
  }
}
