// Wrong Answer: counts a node only if it has both children, or none
function countNodes(root) {
  if (!root) return 0;
  if (!root.left && !root.right) return 1;
  if (!root.left || !root.right) return 1;
  return 1 + countNodes(root.left) + countNodes(root.right);
}
