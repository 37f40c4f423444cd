function hasPathSum(root, targetSum) {
  const stack = root ? [[root, targetSum]] : [];
  while (stack.length > 0) {
    const [node, needed] = stack.pop();
    if (!node.left && !node.right && node.val === needed) return true;
    for (const child of [node.right, node.left]) {
      if (child) stack.push([child, needed - node.val]);
    }
  }
  return false;
}
