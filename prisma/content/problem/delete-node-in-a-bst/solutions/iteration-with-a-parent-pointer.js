function deleteNode(root, key) {
  let parent = null;
  let node = root;
  while (node && node.val !== key) {
    parent = node;
    node = key < node.val ? node.left : node.right;
  }
  if (!node) return root;
  if (node.left && node.right) {
    let successor = node.right;
    parent = node;
    while (successor.left) {
      parent = successor;
      successor = successor.left;
    }
    node.val = successor.val;
    node = successor;
  }
  const child = node.left ?? node.right;
  if (!parent) return child;
  if (parent.left === node) parent.left = child;
  else parent.right = child;
  return root;
}
