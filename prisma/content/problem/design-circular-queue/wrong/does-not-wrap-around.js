// Wrong Answer: the room of removed elements is never used again
class MyCircularQueue {
  constructor(k) {
    this.capacity = k;
    this.values = [];
    this.front = 0;
  }

  enQueue(value) {
    if (this.isFull()) return false;
    this.values.push(value);
    return true;
  }

  deQueue() {
    if (this.isEmpty()) return false;
    this.front++;
    return true;
  }

  Front() {
    return this.isEmpty() ? -1 : this.values[this.front];
  }

  Rear() {
    return this.isEmpty() ? -1 : this.values.at(-1);
  }

  isEmpty() {
    return this.front === this.values.length;
  }

  isFull() {
    return this.values.length === this.capacity;
  }
}
