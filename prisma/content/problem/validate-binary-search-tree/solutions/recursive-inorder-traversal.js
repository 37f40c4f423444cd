function isValidBST(root) {
  const values = [];

  function walk(node) {
    if (node === null) return;
    walk(node.left);
    values.push(node.val);
    walk(node.right);
  }

  walk(root);
  return values.every((value, i) => i === 0 || values[i - 1] < value);
}
