class FreqStack {
  constructor() {
    this.counts = new Map();
    this.heap = [];
    this.time = 0;
  }

  push(val) {
    const frequency = (this.counts.get(val) ?? 0) + 1;
    this.counts.set(val, frequency);
    const entry = { frequency, time: this.time++, val };
    let place = this.heap.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.comesFirst(entry, this.heap[parent])) break;
      this.heap[place] = this.heap[parent];
      place = parent;
    }
    this.heap[place] = entry;
  }

  pop() {
    const { val } = this.heap[0];
    const entry = this.heap.pop();
    if (this.heap.length > 0) this.sinkFromTop(entry);
    this.counts.set(val, this.counts.get(val) - 1);
    return val;
  }

  sinkFromTop(entry) {
    const { heap } = this;
    let place = 0;
    while (2 * place + 1 < heap.length) {
      let child = 2 * place + 1;
      const hasRight = child + 1 < heap.length;
      if (hasRight && this.comesFirst(heap[child + 1], heap[child])) child++;
      if (!this.comesFirst(heap[child], entry)) break;
      heap[place] = heap[child];
      place = child;
    }
    heap[place] = entry;
  }

  comesFirst(one, other) {
    if (one.frequency !== other.frequency) return one.frequency > other.frequency;
    return one.time > other.time;
  }
}
