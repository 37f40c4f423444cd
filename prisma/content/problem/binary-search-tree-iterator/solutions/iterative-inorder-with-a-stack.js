class BSTIterator {
  constructor(root) {
    this.waiting = [];
    this.pushLeft(root);
  }

  next() {
    const node = this.waiting.pop();
    this.pushLeft(node.right);
    return node.val;
  }

  hasNext() {
    return this.waiting.length > 0;
  }

  pushLeft(node) {
    for (; node; node = node.left) this.waiting.push(node);
  }
}
