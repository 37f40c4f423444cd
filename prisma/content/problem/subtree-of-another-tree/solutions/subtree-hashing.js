function isSubtree(root, subRoot) {
  const numbers = new Map();
  const numberOf = (node) => {
    if (!node) return 0;
    const subtree = `${node.val} ${numberOf(node.left)} ${numberOf(node.right)}`;
    if (!numbers.has(subtree)) numbers.set(subtree, numbers.size + 1);
    return numbers.get(subtree);
  };
  numberOf(root);
  const given = numbers.size;
  return numberOf(subRoot) <= given;
}
