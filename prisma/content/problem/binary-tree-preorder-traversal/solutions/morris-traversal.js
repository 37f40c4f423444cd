function preorderTraversal(root) {
  const values = [];
  let node = root;
  while (node) {
    if (!node.left) {
      values.push(node.val);
      node = node.right;
      continue;
    }
    let predecessor = node.left;
    while (predecessor.right && predecessor.right !== node) {
      predecessor = predecessor.right;
    }
    if (!predecessor.right) {
      values.push(node.val);
      predecessor.right = node;
      node = node.left;
    } else {
      predecessor.right = null;
      node = node.right;
    }
  }
  return values;
}
