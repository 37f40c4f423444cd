// Wrong Answer: pushes only the right child, not its left descendants
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
