function lowestCommonAncestor(root, p, q) {
  const search = (node) => {
    if (!node || node.val === p || node.val === q) return node;
    const left = search(node.left);
    const right = search(node.right);
    return left && right ? node : (left ?? right);
  };
  return search(root).val;
}
