function searchBST(root, val) {
  if (!root || root.val === val) return root;
  return searchBST(root.left, val) ?? searchBST(root.right, val);
}
