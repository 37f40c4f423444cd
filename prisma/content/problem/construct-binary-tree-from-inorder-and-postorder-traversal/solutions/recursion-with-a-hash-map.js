function buildTree(inorder, postorder) {
  const indexOf = new Map(inorder.map((val, index) => [val, index]));
  let next = postorder.length - 1;

  function build(start, end) {
    if (start === end) return null;
    const root = new TreeNode(postorder[next--]);
    const index = indexOf.get(root.val);
    root.right = build(index + 1, end);
    root.left = build(start, index);
    return root;
  }

  return build(0, inorder.length);
}
