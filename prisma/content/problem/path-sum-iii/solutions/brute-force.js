function pathSum(root, targetSum) {
  function startingAt(node, needed) {
    if (!node) return 0;
    const missing = needed - node.val;
    const below = startingAt(node.left, missing) + startingAt(node.right, missing);
    return below + (missing === 0 ? 1 : 0);
  }

  if (!root) return 0;
  const inSubtrees = pathSum(root.left, targetSum) + pathSum(root.right, targetSum);
  return startingAt(root, targetSum) + inSubtrees;
}
