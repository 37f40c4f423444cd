class MyCircularQueue {
  constructor(k) {
    this.values = new Array(k).fill(0);
    this.front = 0;
    this.count = 0;
  }

  enQueue(value) {
    if (this.isFull()) return false;
    this.values[(this.front + this.count) % this.values.length] = value;
    this.count++;
    return true;
  }

  deQueue() {
    if (this.isEmpty()) return false;
    this.front = (this.front + 1) % this.values.length;
    this.count--;
    return true;
  }

  Front() {
    return this.isEmpty() ? -1 : this.values[this.front];
  }

  Rear() {
    if (this.isEmpty()) return -1;
    return this.values[(this.front + this.count - 1) % this.values.length];
  }

  isEmpty() {
    return this.count === 0;
  }

  isFull() {
    return this.count === this.values.length;
  }
}
