function findDuplicateSubtrees(root) {
  const ids = new Map();
  const counts = [0];
  const duplicates = [];

  function idOf(node) {
    if (!node) return 0;
    const key = `${node.val},${idOf(node.left)},${idOf(node.right)}`;
    if (!ids.has(key)) {
      ids.set(key, counts.length);
      counts.push(0);
    }
    const id = ids.get(key);
    if (++counts[id] === 2) duplicates.push(node);
    return id;
  }

  idOf(root);
  return duplicates;
}
