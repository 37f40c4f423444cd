function searchBST(root, val) {
  let node = root;
  while (node && node.val !== val) {
    node = val < node.val ? node.left : node.right;
  }
  return node;
}
