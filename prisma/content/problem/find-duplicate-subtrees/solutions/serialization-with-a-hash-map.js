function findDuplicateSubtrees(root) {
  const counts = new Map();
  const duplicates = [];

  function serialize(node) {
    if (!node) return '#';
    const key = `${serialize(node.left)},${serialize(node.right)},${node.val}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count === 2) duplicates.push(node);
    return key;
  }

  serialize(root);
  return duplicates;
}
