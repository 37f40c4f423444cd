function bstFromPreorder(preorder) {
  const root = new TreeNode(preorder[0]);
  const stack = [root];
  for (const val of preorder.slice(1)) {
    const node = new TreeNode(val);
    let parent = stack.at(-1);
    if (val < parent.val) {
      parent.left = node;
    } else {
      while (stack.length > 0 && stack.at(-1).val < val) parent = stack.pop();
      parent.right = node;
    }
    stack.push(node);
  }
  return root;
}
