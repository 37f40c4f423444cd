class MyStack {
  constructor() {
    this.elements = [];
    this.spare = [];
  }

  push(x) {
    this.spare.push(x);
    while (this.elements.length > 0) this.spare.push(this.elements.shift());
    [this.elements, this.spare] = [this.spare, this.elements];
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
