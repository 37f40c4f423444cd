// Wrong Answer: one recursion continues and restarts, so a start is counted once for each ancestor
function pathSum(root, targetSum) {
  function count(node, needed) {
    if (!node) return 0;
    let paths = node.val === needed ? 1 : 0;
    for (const child of [node.left, node.right]) {
      paths += count(child, needed - node.val) + count(child, targetSum);
    }
    return paths;
  }

  return count(root, targetSum);
}
