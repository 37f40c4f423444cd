// Wrong Answer: lets the indices double on every level, so they lose digits below level 53
function widthOfBinaryTree(root) {
  let level = [[root, 1]];
  let widest = 0;
  while (level.length > 0) {
    widest = Math.max(widest, level.at(-1)[1] - level[0][1] + 1);
    level = level.flatMap(([node, index]) => [
      ...(node.left ? [[node.left, 2 * index]] : []),
      ...(node.right ? [[node.right, 2 * index + 1]] : []),
    ]);
  }
  return widest;
}
