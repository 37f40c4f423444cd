// Wrong Answer: builds the right subtree first, with the values that belong to the left one
function buildTree(preorder, inorder) {
  const placeOf = new Map(inorder.map((val, place) => [val, place]));
  let used = 0;
  const build = (start, end) => {
    if (start >= end || used === preorder.length) return null;
    const root = new TreeNode(preorder[used++]);
    const place = placeOf.get(root.val);
    root.right = build(place + 1, end);
    root.left = build(start, place);
    return root;
  };
  return build(0, inorder.length);
}
