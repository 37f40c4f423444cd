function lowestCommonAncestor(root, p, q) {
  let node = root;
  while (true) {
    if (p < node.val && q < node.val) node = node.left;
    else if (p > node.val && q > node.val) node = node.right;
    else return node.val;
  }
}
