function levelOrder(root) {
  const levels = [];

  function visit(node, depth) {
    if (!node) return;
    if (depth === levels.length) levels.push([]);
    levels[depth].push(node.val);
    visit(node.left, depth + 1);
    visit(node.right, depth + 1);
  }

  visit(root, 0);
  return levels;
}
