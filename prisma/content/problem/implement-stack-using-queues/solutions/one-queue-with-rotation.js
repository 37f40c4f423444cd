class MyStack {
  constructor() {
    this.elements = [];
  }

  push(x) {
    this.elements.push(x);
    for (let moved = 1; moved < this.elements.length; moved++) {
      this.elements.push(this.elements.shift());
    }
  }

  pop() {
    return this.elements.shift();
  }

  top() {
    return this.elements[0];
  }

  empty() {
    return this.elements.length === 0;
  }
}
