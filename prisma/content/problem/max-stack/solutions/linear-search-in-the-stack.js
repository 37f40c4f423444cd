class MaxStack {
  constructor() {
    this.nums = [];
  }

  push(x) {
    this.nums.push(x);
  }

  pop() {
    return this.nums.pop();
  }

  top() {
    return this.nums.at(-1);
  }

  peekMax() {
    return this.nums.reduce((a, b) => Math.max(a, b));
  }

  popMax() {
    const [largest] = this.nums.splice(this.nums.lastIndexOf(this.peekMax()), 1);
    return largest;
  }
}
