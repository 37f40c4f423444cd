class MinStack {
  constructor() {
    this.entries = [];
  }

  push(value) {
    const minimum = this.entries.length > 0 ? Math.min(value, this.getMin()) : value;
    this.entries.push({ value, minimum });
  }

  pop() {
    this.entries.pop();
  }

  top() {
    return this.entries.at(-1).value;
  }

  getMin() {
    return this.entries.at(-1).minimum;
  }
}
