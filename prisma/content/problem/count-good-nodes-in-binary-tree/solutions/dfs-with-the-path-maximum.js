function goodNodes(root) {
  return count(root, root.val);
}

function count(node, largest) {
  if (!node) return 0;
  const good = node.val >= largest ? 1 : 0;
  const next = Math.max(largest, node.val);
  return good + count(node.left, next) + count(node.right, next);
}
