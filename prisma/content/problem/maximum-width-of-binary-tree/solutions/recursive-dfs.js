function widthOfBinaryTree(root) {
  const first = [];
  let widest = 0;

  function visit(node, depth, index) {
    if (!node) return;
    first[depth] ??= index;
    const distance = index - first[depth];
    widest = Math.max(widest, distance + 1);
    visit(node.left, depth + 1, 2 * distance);
    visit(node.right, depth + 1, 2 * distance + 1);
  }

  visit(root, 0, 0);
  return widest;
}
