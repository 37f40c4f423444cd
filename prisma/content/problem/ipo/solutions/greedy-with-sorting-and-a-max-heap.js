class MaxHeap {
  constructor() {
    this.values = [];
  }

  get size() {
    return this.values.length;
  }

  push(value) {
    const { values } = this;
    let i = values.length;
    values.push(value);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (values[parent] >= value) break;
      values[i] = values[parent];
      i = parent;
    }
    values[i] = value;
  }

  pop() {
    const { values } = this;
    const top = values[0];
    const value = values.pop();
    if (values.length === 0) return top;
    let i = 0;
    while (true) {
      let child = 2 * i + 1;
      if (child + 1 < values.length && values[child + 1] > values[child]) child++;
      if (child >= values.length || values[child] <= value) break;
      values[i] = values[child];
      i = child;
    }
    values[i] = value;
    return top;
  }
}

function findMaximizedCapital(k, w, profits, capital) {
  const order = [...profits.keys()].sort((a, b) => capital[a] - capital[b]);
  const affordable = new MaxHeap();
  let next = 0;
  for (let round = 0; round < k; round++) {
    while (next < order.length && capital[order[next]] <= w) {
      affordable.push(profits[order[next]]);
      next++;
    }
    if (affordable.size === 0) break;
    w += affordable.pop();
  }
  return w;
}
