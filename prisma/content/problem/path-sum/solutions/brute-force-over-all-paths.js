function hasPathSum(root, targetSum) {
  const paths = [];

  function collect(node, before) {
    if (!node) return;
    const path = [...before, node.val];
    if (!node.left && !node.right) paths.push(path);
    collect(node.left, path);
    collect(node.right, path);
  }

  collect(root, []);
  const sumOf = (path) => path.reduce((sum, value) => sum + value, 0);
  return paths.some((path) => sumOf(path) === targetSum);
}
