function recoverTree(root) {
  let first = null;
  let second = null;
  let previous = null;
  const walk = (node) => {
    if (!node) return;
    walk(node.left);
    if (previous && previous.val > node.val) {
      first ??= previous;
      second = node;
    }
    previous = node;
    walk(node.right);
  };
  walk(root);
  [first.val, second.val] = [second.val, first.val];
}
