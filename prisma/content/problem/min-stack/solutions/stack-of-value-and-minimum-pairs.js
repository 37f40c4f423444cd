class MinStack {
  constructor() {
    this.entries = [];
  }

  push(val) {
    const minimum = this.entries.length > 0 ? Math.min(val, this.getMin()) : val;
    this.entries.push({ val, minimum });
  }

  pop() {
    this.entries.pop();
  }

  top() {
    return this.entries.at(-1).val;
  }

  getMin() {
    return this.entries.at(-1).minimum;
  }
}
