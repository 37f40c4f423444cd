function buildTree(preorder, inorder) {
  let used = 0;
  const build = (start, end) => {
    if (start === end) return null;
    const root = new TreeNode(preorder[used++]);
    const place = inorder.indexOf(root.val, start);
    root.left = build(start, place);
    root.right = build(place + 1, end);
    return root;
  };
  return build(0, inorder.length);
}
