class BSTIterator {
  constructor(root) {
    this.values = [];
    this.place = 0;
    this.collect(root);
  }

  next() {
    return this.values[this.place++];
  }

  hasNext() {
    return this.place < this.values.length;
  }

  collect(node) {
    if (!node) return;
    this.collect(node.left);
    this.values.push(node.val);
    this.collect(node.right);
  }
}
