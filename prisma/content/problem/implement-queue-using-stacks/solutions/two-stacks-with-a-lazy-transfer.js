class MyQueue {
  constructor() {
    this.inbox = [];
    this.outbox = [];
  }

  push(x) {
    this.inbox.push(x);
  }

  pop() {
    this.peek();
    return this.outbox.pop();
  }

  peek() {
    if (this.outbox.length === 0) {
      while (this.inbox.length > 0) this.outbox.push(this.inbox.pop());
    }
    return this.outbox.at(-1);
  }

  empty() {
    return this.inbox.length === 0 && this.outbox.length === 0;
  }
}
