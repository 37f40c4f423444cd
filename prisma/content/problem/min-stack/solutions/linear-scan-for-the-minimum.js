class MinStack {
  constructor() {
    this.values = [];
  }

  push(value) {
    this.values.push(value);
  }

  pop() {
    this.values.pop();
  }

  top() {
    return this.values.at(-1);
  }

  getMin() {
    return this.values.reduce((minimum, value) => Math.min(minimum, value));
  }
}
