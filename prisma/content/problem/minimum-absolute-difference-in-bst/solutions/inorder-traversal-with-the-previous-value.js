function getMinimumDifference(root) {
  let least = Infinity;
  let previous = -Infinity;

  function inorder(node) {
    if (!node) return;
    inorder(node.left);
    least = Math.min(least, node.val - previous);
    previous = node.val;
    inorder(node.right);
  }

  inorder(root);
  return least;
}
