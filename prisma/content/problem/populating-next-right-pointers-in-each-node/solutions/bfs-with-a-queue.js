function connect(root) {
  let level = root ? [root] : [];
  while (level.length > 0) {
    const below = [];
    level.forEach((node, i) => {
      node.next = level[i + 1] ?? null;
      if (node.left) below.push(node.left, node.right);
    });
    level = below;
  }
  return root;
}
