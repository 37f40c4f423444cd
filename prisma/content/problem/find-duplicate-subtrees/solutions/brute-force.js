function findDuplicateSubtrees(root) {
  function isSame(one, other) {
    if (!one || !other) return one === other;
    if (one.val !== other.val) return false;
    return isSame(one.left, other.left) && isSame(one.right, other.right);
  }

  const nodes = [root];
  for (const node of nodes) {
    if (node.left) nodes.push(node.left);
    if (node.right) nodes.push(node.right);
  }
  const kinds = [];
  for (const node of nodes) {
    const kind = kinds.find((known) => isSame(known.node, node));
    if (kind) kind.count++;
    else kinds.push({ node, count: 1 });
  }
  return kinds.filter(({ count }) => count > 1).map(({ node }) => node);
}
