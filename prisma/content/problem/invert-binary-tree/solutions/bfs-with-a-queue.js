function invertTree(root) {
  let level = root ? [root] : [];
  while (level.length > 0) {
    const next = [];
    for (const node of level) {
      [node.left, node.right] = [node.right, node.left];
      if (node.left) next.push(node.left);
      if (node.right) next.push(node.right);
    }
    level = next;
  }
  return root;
}
