function flatten(root) {
  const nodes = [];

  function collect(node) {
    if (!node) return;
    nodes.push(node);
    collect(node.left);
    collect(node.right);
  }

  collect(root);
  nodes.forEach((node, i) => {
    node.left = null;
    node.right = nodes[i + 1] ?? null;
  });
}
