function recoverTree(root) {
  const nodes = [];
  const walk = (node) => {
    if (!node) return;
    walk(node.left);
    nodes.push(node);
    walk(node.right);
  };
  walk(root);
  const values = nodes.map((node) => node.val).sort((a, b) => a - b);
  nodes.forEach((node, i) => {
    node.val = values[i];
  });
}
