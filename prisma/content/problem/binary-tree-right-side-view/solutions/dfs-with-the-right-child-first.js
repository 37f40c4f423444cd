function rightSideView(root) {
  const seen = [];
  const walk = (node, depth) => {
    if (!node) return;
    if (depth === seen.length) seen.push(node.val);
    walk(node.right, depth + 1);
    walk(node.left, depth + 1);
  };
  walk(root, 0);
  return seen;
}
