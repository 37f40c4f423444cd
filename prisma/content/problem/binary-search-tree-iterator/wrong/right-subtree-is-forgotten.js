// Wrong Answer: pushes the right child alone, so what lies to the left below it is never seen
class BSTIterator {
  constructor(root) {
    this.waiting = [];
    for (let node = root; node; node = node.left) this.waiting.push(node);
  }

  next() {
    const node = this.waiting.pop();
    if (node.right) this.waiting.push(node.right);
    return node.val;
  }

  hasNext() {
    return this.waiting.length > 0;
  }
}
