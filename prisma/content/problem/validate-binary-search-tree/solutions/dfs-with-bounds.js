function isValidBST(root) {
  function fits(node, low, high) {
    if (node === null) return true;
    if (node.val <= low || node.val >= high) return false;
    return fits(node.left, low, node.val) && fits(node.right, node.val, high);
  }

  return fits(root, -Infinity, Infinity);
}
