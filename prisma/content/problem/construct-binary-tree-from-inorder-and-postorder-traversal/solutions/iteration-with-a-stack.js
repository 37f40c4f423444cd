function buildTree(inorder, postorder) {
  let unread = inorder.length - 1;
  const root = new TreeNode(postorder[unread]);
  const stack = [root];
  for (let i = postorder.length - 2; i >= 0; i--) {
    const node = new TreeNode(postorder[i]);
    let parent = null;
    while (stack.length > 0 && stack.at(-1).val === inorder[unread]) {
      parent = stack.pop();
      unread--;
    }
    if (parent) parent.left = node;
    else stack.at(-1).right = node;
    stack.push(node);
  }
  return root;
}
