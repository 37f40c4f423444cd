class MyCircularQueue {
  constructor(k) {
    this.capacity = k;
    this.count = 0;
    this.first = null;
    this.last = null;
  }

  enQueue(value) {
    if (this.isFull()) return false;
    const node = { value, next: null };
    if (this.isEmpty()) this.first = node;
    else this.last.next = node;
    this.last = node;
    this.count++;
    return true;
  }

  deQueue() {
    if (this.isEmpty()) return false;
    this.first = this.first.next;
    if (!this.first) this.last = null;
    this.count--;
    return true;
  }

  Front() {
    return this.first ? this.first.value : -1;
  }

  Rear() {
    return this.last ? this.last.value : -1;
  }

  isEmpty() {
    return this.count === 0;
  }

  isFull() {
    return this.count === this.capacity;
  }
}
