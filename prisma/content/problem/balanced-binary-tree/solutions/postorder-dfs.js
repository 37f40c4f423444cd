function isBalanced(root) {
  return height(root) >= 0;
}

// -1 if the subtree is not balanced
function height(node) {
  if (!node) return 0;
  const left = height(node.left);
  if (left < 0) return -1;
  const right = height(node.right);
  if (right < 0 || Math.abs(left - right) > 1) return -1;
  return 1 + Math.max(left, right);
}
