// Wrong Answer: always adds both sides, even if they make the sum smaller
function maxPathSum(root) {
  let best = -Infinity;
  const arm = (node) => {
    if (!node) return 0;
    const left = arm(node.left);
    const right = arm(node.right);
    best = Math.max(best, node.val + left + right);
    return node.val + Math.max(left, right);
  };
  arm(root);
  return best;
}
