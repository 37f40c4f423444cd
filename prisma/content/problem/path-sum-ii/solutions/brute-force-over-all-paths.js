function pathSum(root, targetSum) {
  const paths = [];

  function collect(node, above) {
    if (!node) return;
    const path = [...above, node.val];
    if (!node.left && !node.right) paths.push(path);
    collect(node.left, path);
    collect(node.right, path);
  }

  collect(root, []);
  return paths.filter((path) => path.reduce((sum, val) => sum + val, 0) === targetSum);
}
