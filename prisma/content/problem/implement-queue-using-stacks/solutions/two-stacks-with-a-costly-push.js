class MyQueue {
  constructor() {
    this.stack = [];
    this.helper = [];
  }

  push(x) {
    while (this.stack.length > 0) this.helper.push(this.stack.pop());
    this.stack.push(x);
    while (this.helper.length > 0) this.stack.push(this.helper.pop());
  }

  pop() {
    return this.stack.pop();
  }

  peek() {
    return this.stack.at(-1);
  }

  empty() {
    return this.stack.length === 0;
  }
}
