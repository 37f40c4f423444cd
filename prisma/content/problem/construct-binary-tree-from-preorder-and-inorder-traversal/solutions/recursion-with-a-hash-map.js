function buildTree(preorder, inorder) {
  const placeOf = new Map(inorder.map((val, place) => [val, place]));
  let used = 0;
  const build = (start, end) => {
    if (start === end) return null;
    const root = new TreeNode(preorder[used++]);
    const place = placeOf.get(root.val);
    root.left = build(start, place);
    root.right = build(place + 1, end);
    return root;
  };
  return build(0, inorder.length);
}
