function bstFromPreorder(preorder) {
  const root = new TreeNode(preorder[0]);
  for (const val of preorder.slice(1)) {
    let node = root;
    let side = val < node.val ? 'left' : 'right';
    while (node[side]) {
      node = node[side];
      side = val < node.val ? 'left' : 'right';
    }
    node[side] = new TreeNode(val);
  }
  return root;
}
