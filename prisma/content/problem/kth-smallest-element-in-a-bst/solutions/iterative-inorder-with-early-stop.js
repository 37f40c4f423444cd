function kthSmallest(root, k) {
  const waiting = [];
  let node = root;
  while (true) {
    for (; node; node = node.left) waiting.push(node);
    node = waiting.pop();
    if (--k === 0) return node.val;
    node = node.right;
  }
}
