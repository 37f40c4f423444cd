// Wrong Answer: remembers the value of the last node, but another node may have the same one
function postorderTraversal(root) {
  const values = [];
  const stack = [];
  let node = root;
  while (node || stack.length > 0) {
    for (; node; node = node.left) stack.push(node);
    const top = stack.at(-1);
    if (top.right && top.right.val !== values.at(-1)) {
      node = top.right;
    } else {
      values.push(top.val);
      stack.pop();
    }
  }
  return values;
}
