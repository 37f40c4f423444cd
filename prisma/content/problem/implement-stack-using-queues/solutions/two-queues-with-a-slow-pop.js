class MyStack {
  constructor() {
    this.elements = [];
    this.spare = [];
  }

  push(x) {
    this.elements.push(x);
  }

  pop() {
    while (this.elements.length > 1) this.spare.push(this.elements.shift());
    const newest = this.elements.shift();
    [this.elements, this.spare] = [this.spare, this.elements];
    return newest;
  }

  top() {
    const newest = this.pop();
    this.push(newest);
    return newest;
  }

  empty() {
    return this.elements.length === 0;
  }
}
