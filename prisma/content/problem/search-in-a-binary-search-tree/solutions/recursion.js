function searchBST(root, val) {
  if (!root || root.val === val) return root;
  return searchBST(val < root.val ? root.left : root.right, val);
}
