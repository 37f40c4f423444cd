function diameterOfBinaryTree(root) {
  if (!root) return 0;
  return Math.max(
    height(root.left) + height(root.right),
    diameterOfBinaryTree(root.left),
    diameterOfBinaryTree(root.right),
  );
}

function height(node) {
  return node ? 1 + Math.max(height(node.left), height(node.right)) : 0;
}
