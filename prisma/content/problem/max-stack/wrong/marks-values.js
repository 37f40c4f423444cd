// Wrong Answer: marks the removed value instead of an id, so an equal element elsewhere disappears
class MaxStack {
  constructor() {
    this.stack = [];
    this.sorted = [];
    this.removed = new Map();
  }

  push(x) {
    this.stack.push(x);
    this.sorted.push(x);
    this.sorted.sort((a, b) => a - b);
  }

  pop() {
    const num = this.top();
    this.stack.pop();
    this.sorted.splice(this.sorted.lastIndexOf(num), 1);
    return num;
  }

  top() {
    while (this.removed.get(this.stack.at(-1)) > 0) {
      const num = this.stack.pop();
      this.removed.set(num, this.removed.get(num) - 1);
    }
    return this.stack.at(-1);
  }

  peekMax() {
    return this.sorted.at(-1);
  }

  popMax() {
    const largest = this.sorted.pop();
    this.removed.set(largest, (this.removed.get(largest) ?? 0) + 1);
    return largest;
  }
}
