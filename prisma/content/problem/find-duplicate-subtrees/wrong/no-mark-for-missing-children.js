// Wrong Answer: writes nothing for a missing child, so a left and a right child look the same
function findDuplicateSubtrees(root) {
  const counts = new Map();
  const duplicates = [];

  function serialize(node) {
    if (!node) return '';
    const key = `${node.val},${serialize(node.left)}${serialize(node.right)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count === 2) duplicates.push(node);
    return key;
  }

  serialize(root);
  return duplicates;
}
