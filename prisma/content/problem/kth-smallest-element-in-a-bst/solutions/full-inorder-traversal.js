function kthSmallest(root, k) {
  const values = [];
  const walk = (node) => {
    if (!node) return;
    walk(node.left);
    values.push(node.val);
    walk(node.right);
  };
  walk(root);
  return values[k - 1];
}
