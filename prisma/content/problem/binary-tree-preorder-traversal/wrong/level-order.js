// Wrong Answer: a queue visits the tree level by level
function preorderTraversal(root) {
  const values = [];
  const queue = root ? [root] : [];
  for (const node of queue) {
    values.push(node.val);
    if (node.left) queue.push(node.left);
    if (node.right) queue.push(node.right);
  }
  return values;
}
