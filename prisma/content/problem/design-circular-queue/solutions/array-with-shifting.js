class MyCircularQueue {
  constructor(k) {
    this.capacity = k;
    this.values = [];
  }

  enQueue(value) {
    if (this.isFull()) return false;
    this.values.push(value);
    return true;
  }

  deQueue() {
    if (this.isEmpty()) return false;
    this.values.shift();
    return true;
  }

  Front() {
    return this.values[0] ?? -1;
  }

  Rear() {
    return this.values.at(-1) ?? -1;
  }

  isEmpty() {
    return this.values.length === 0;
  }

  isFull() {
    return this.values.length === this.capacity;
  }
}
