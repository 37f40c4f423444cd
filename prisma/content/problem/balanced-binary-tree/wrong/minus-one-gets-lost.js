// Wrong Answer: treats the -1 of an unbalanced subtree as a height and goes on
function isBalanced(root) {
  return height(root) >= 0;
}

function height(node) {
  if (!node) return 0;
  const left = height(node.left);
  const right = height(node.right);
  if (Math.abs(left - right) > 1) return -1;
  return 1 + Math.max(left, right);
}
