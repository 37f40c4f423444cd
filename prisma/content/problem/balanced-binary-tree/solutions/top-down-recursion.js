function isBalanced(root) {
  if (!root) return true;
  if (Math.abs(height(root.left) - height(root.right)) > 1) return false;
  return isBalanced(root.left) && isBalanced(root.right);
}

function height(node) {
  return node ? 1 + Math.max(height(node.left), height(node.right)) : 0;
}
