function buildTree(inorder, postorder) {
  if (inorder.length === 0) return null;
  const root = new TreeNode(postorder.at(-1));
  const k = inorder.indexOf(root.val);
  root.left = buildTree(inorder.slice(0, k), postorder.slice(0, k));
  root.right = buildTree(inorder.slice(k + 1), postorder.slice(k, -1));
  return root;
}
