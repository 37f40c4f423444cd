class MinStack {
  constructor() {
    this.values = [];
  }

  push(val) {
    this.values.push(val);
  }

  pop() {
    this.values.pop();
  }

  top() {
    return this.values.at(-1);
  }

  getMin() {
    return this.values.reduce((minimum, val) => Math.min(minimum, val));
  }
}
