// Wrong Answer: keeps the root in the postorder of the right subtree
function buildTree(inorder, postorder) {
  if (inorder.length === 0) return null;
  const root = new TreeNode(postorder[postorder.length - 1]);
  const k = inorder.indexOf(root.val);
  if (k < 0) return null;
  root.left = buildTree(inorder.slice(0, k), postorder.slice(0, k));
  root.right = buildTree(inorder.slice(k + 1), postorder.slice(k));
  return root;
}
