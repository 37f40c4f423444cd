const isLarger = (a, b) => (a.num === b.num ? a.serial > b.serial : a.num > b.num);

class MaxStack {
  constructor() {
    this.stack = [];
    this.heap = new Heap(isLarger);
    this.pushed = 0;
  }

  push(x) {
    const entry = { num: x, serial: this.pushed++, isRemoved: false };
    this.stack.push(entry);
    this.heap.push(entry);
  }

  pop() {
    this.top();
    const entry = this.stack.pop();
    entry.isRemoved = true;
    return entry.num;
  }

  top() {
    while (this.stack.at(-1).isRemoved) this.stack.pop();
    return this.stack.at(-1).num;
  }

  peekMax() {
    while (this.heap.top.isRemoved) this.heap.pop();
    return this.heap.top.num;
  }

  popMax() {
    this.peekMax();
    const entry = this.heap.pop();
    entry.isRemoved = true;
    return entry.num;
  }
}

class Heap {
  constructor(isBefore) {
    this.isBefore = isBefore;
    this.items = [];
  }

  get size() {
    return this.items.length;
  }

  get top() {
    return this.items[0];
  }

  push(item) {
    const { items, isBefore } = this;
    let place = items.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(item, items[parent])) break;
      items[place] = items[parent];
      place = parent;
    }
    items[place] = item;
  }

  pop() {
    const { items, isBefore } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    let place = 0;
    for (let child = 1; child < items.length; child = 2 * place + 1) {
      if (child + 1 < items.length && isBefore(items[child + 1], items[child])) child++;
      if (!isBefore(items[child], last)) break;
      items[place] = items[child];
      place = child;
    }
    items[place] = last;
    return top;
  }
}
