// Wrong Answer: returns a new node without the subtree below it
function searchBST(root, val) {
  if (!root) return null;
  if (root.val === val) return new TreeNode(val);
  return searchBST(val < root.val ? root.left : root.right, val);
}
