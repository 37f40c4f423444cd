function pathSum(root, targetSum) {
  const paths = [];
  const parents = new Map();
  const stack = root ? [[root, root.val]] : [];
  while (stack.length > 0) {
    const [node, sum] = stack.pop();
    if (!node.left && !node.right && sum === targetSum) {
      const path = [];
      for (let one = node; one; one = parents.get(one)) path.push(one.val);
      paths.push(path.reverse());
    }
    for (const child of [node.right, node.left]) {
      if (!child) continue;
      parents.set(child, node);
      stack.push([child, sum + child.val]);
    }
  }
  return paths;
}
