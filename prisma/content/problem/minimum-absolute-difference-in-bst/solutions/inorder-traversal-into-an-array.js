function getMinimumDifference(root) {
  const values = [];

  function inorder(node) {
    if (!node) return;
    inorder(node.left);
    values.push(node.val);
    inorder(node.right);
  }

  inorder(root);
  let least = Infinity;
  for (let i = 1; i < values.length; i++) {
    least = Math.min(least, values[i] - values[i - 1]);
  }
  return least;
}
