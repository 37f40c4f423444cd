function widthOfBinaryTree(root) {
  let level = [[root, 0]];
  let widest = 0;
  while (level.length > 0) {
    const first = level[0][1];
    widest = Math.max(widest, level.at(-1)[1] - first + 1);
    const below = [];
    for (const [node, index] of level) {
      const distance = index - first;
      if (node.left) below.push([node.left, 2 * distance]);
      if (node.right) below.push([node.right, 2 * distance + 1]);
    }
    level = below;
  }
  return widest;
}
