function deleteNode(root, key) {
  const values = [];
  const walk = (node) => {
    if (!node) return;
    walk(node.left);
    if (node.val !== key) values.push(node.val);
    walk(node.right);
  };
  const build = (low, high) => {
    if (low > high) return null;
    const middle = (low + high) >> 1;
    const left = build(low, middle - 1);
    return new TreeNode(values[middle], left, build(middle + 1, high));
  };
  walk(root);
  return build(0, values.length - 1);
}
