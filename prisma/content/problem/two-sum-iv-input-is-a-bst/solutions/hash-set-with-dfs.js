function findTarget(root, k) {
  const seen = new Set();

  function visit(node) {
    if (!node) return false;
    if (seen.has(k - node.val)) return true;
    seen.add(node.val);
    return visit(node.left) || visit(node.right);
  }

  return visit(root);
}
