function pathSum(root, targetSum) {
  const counts = new Map([[0, 1]]);

  function count(node, above) {
    if (!node) return 0;
    const sum = above + node.val;
    let paths = counts.get(sum - targetSum) ?? 0;
    counts.set(sum, (counts.get(sum) ?? 0) + 1);
    paths += count(node.left, sum) + count(node.right, sum);
    counts.set(sum, counts.get(sum) - 1);
    return paths;
  }

  return count(root, 0);
}
