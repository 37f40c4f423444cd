function inorderTraversal(root) {
  const values = [];
  let node = root;
  while (node) {
    if (!node.left) {
      values.push(node.val);
      node = node.right;
      continue;
    }
    let before = node.left;
    while (before.right && before.right !== node) before = before.right;
    if (!before.right) {
      before.right = node;
      node = node.left;
    } else {
      before.right = null;
      values.push(node.val);
      node = node.right;
    }
  }
  return values;
}
