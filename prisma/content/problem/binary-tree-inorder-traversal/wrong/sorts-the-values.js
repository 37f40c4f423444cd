// Wrong Answer: sorts the values, which is inorder only for a binary search tree
function inorderTraversal(root) {
  const values = [];
  const queue = root ? [root] : [];
  for (const node of queue) {
    values.push(node.val);
    if (node.left) queue.push(node.left);
    if (node.right) queue.push(node.right);
  }
  return values.sort((a, b) => a - b);
}
