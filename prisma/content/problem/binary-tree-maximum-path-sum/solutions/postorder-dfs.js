function maxPathSum(root) {
  let best = root.val;
  const arm = (node) => {
    if (!node) return 0;
    const left = arm(node.left);
    const right = arm(node.right);
    best = Math.max(best, node.val + left + right);
    return Math.max(0, node.val + Math.max(left, right));
  };
  arm(root);
  return best;
}
