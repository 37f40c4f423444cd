function topKFrequent(nums, k) {
  const countOf = new Map();
  for (const num of nums) countOf.set(num, (countOf.get(num) ?? 0) + 1);
  const heap = new MinHeap((num) => countOf.get(num));
  for (const num of countOf.keys()) {
    heap.push(num);
    if (heap.items.length > k) heap.pop();
  }
  return heap.items;
}

class MinHeap {
  constructor(keyOf) {
    this.keyOf = keyOf;
    this.items = [];
  }

  push(item) {
    const { items, keyOf } = this;
    let i = items.length;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (keyOf(items[parent]) <= keyOf(item)) break;
      items[i] = items[parent];
      i = parent;
    }
    items[i] = item;
  }

  pop() {
    const { items, keyOf } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    let i = 0;
    for (let child = 1; child < items.length; child = 2 * i + 1) {
      if (child + 1 < items.length && keyOf(items[child + 1]) < keyOf(items[child])) {
        child++;
      }
      if (keyOf(items[child]) >= keyOf(last)) break;
      items[i] = items[child];
      i = child;
    }
    items[i] = last;
    return top;
  }
}
