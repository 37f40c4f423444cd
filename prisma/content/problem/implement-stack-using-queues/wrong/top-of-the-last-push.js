// Wrong Answer: top is stored at the last push only, so it is out of date after pop
class MyStack {
  constructor() {
    this.elements = [];
  }

  push(x) {
    this.elements.push(x);
    this.newest = x;
  }

  pop() {
    for (let left = this.elements.length; left > 1; left--) {
      this.elements.push(this.elements.shift());
    }
    return this.elements.shift();
  }

  top() {
    return this.newest;
  }

  empty() {
    return this.elements.length === 0;
  }
}
