function pathSum(root, targetSum) {
  const prefix = [0];

  function count(node) {
    if (!node) return 0;
    const sum = prefix.at(-1) + node.val;
    let paths = 0;
    for (const start of prefix) if (sum - start === targetSum) paths++;
    prefix.push(sum);
    paths += count(node.left) + count(node.right);
    prefix.pop();
    return paths;
  }

  return count(root);
}
