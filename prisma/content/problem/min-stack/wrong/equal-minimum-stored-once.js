// Wrong Answer: a duplicate of the minimum is not stored, but its pop drops the first one
class MinStack {
  constructor() {
    this.values = [];
    this.minima = [];
  }

  push(val) {
    this.values.push(val);
    if (this.minima.length === 0 || val < this.minima.at(-1)) this.minima.push(val);
  }

  pop() {
    if (this.values.pop() === this.minima.at(-1)) this.minima.pop();
  }

  top() {
    return this.values.at(-1);
  }

  getMin() {
    return this.minima.at(-1);
  }
}
