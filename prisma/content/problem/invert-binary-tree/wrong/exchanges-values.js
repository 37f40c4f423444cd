// Wrong Answer: swaps two values, but the subtrees below them stay where they are
function invertTree(root) {
  if (!root) return null;
  if (root.left && root.right) {
    [root.left.val, root.right.val] = [root.right.val, root.left.val];
  }
  invertTree(root.left);
  invertTree(root.right);
  return root;
}
