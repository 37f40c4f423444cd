// Wrong Answer: visits the right subtree before the left one
function flatten(root) {
  const nodes = [];
  const stack = root ? [root] : [];
  while (stack.length > 0) {
    const node = stack.pop();
    nodes.push(node);
    if (node.left) stack.push(node.left);
    if (node.right) stack.push(node.right);
  }
  nodes.forEach((node, i) => {
    node.left = null;
    node.right = nodes[i + 1] ?? null;
  });
}
