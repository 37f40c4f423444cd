// Wrong Answer: empty looks at the inbox only
class MyQueue {
  constructor() {
    this.inbox = [];
    this.outbox = [];
  }

  push(x) {
    this.inbox.push(x);
  }

  pop() {
    const front = this.peek();
    this.outbox.pop();
    return front;
  }

  peek() {
    if (this.outbox.length === 0) {
      while (this.inbox.length > 0) this.outbox.push(this.inbox.pop());
    }
    return this.outbox[this.outbox.length - 1];
  }

  empty() {
    return this.inbox.length === 0;
  }
}
