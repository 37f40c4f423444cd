function countNodes(root) {
  return root ? 1 + countNodes(root.left) + countNodes(root.right) : 0;
}
