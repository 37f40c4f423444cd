function isValidBST(root) {
  const all = (node, fits) =>
    node === null || (fits(node.val) && all(node.left, fits) && all(node.right, fits));

  if (root === null) return true;
  return (
    all(root.left, (value) => value < root.val) &&
    all(root.right, (value) => value > root.val) &&
    isValidBST(root.left) &&
    isValidBST(root.right)
  );
}
