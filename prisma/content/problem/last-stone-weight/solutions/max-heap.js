function lastStoneWeight(stones) {
  const heap = new Heap((a, b) => a > b);
  for (const stone of stones) heap.push(stone);
  while (heap.size > 1) {
    const heaviest = heap.pop();
    const second = heap.pop();
    if (heaviest > second) heap.push(heaviest - second);
  }
  return heap.top ?? 0;
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
