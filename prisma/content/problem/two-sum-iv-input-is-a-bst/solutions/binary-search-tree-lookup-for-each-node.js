function findTarget(root, k) {
  function find(value) {
    let node = root;
    while (node && node.val !== value) {
      node = value < node.val ? node.left : node.right;
    }
    return node;
  }

  function hasPair(node) {
    if (!node) return false;
    const partner = find(k - node.val);
    if (partner && partner !== node) return true;
    return hasPair(node.left) || hasPair(node.right);
  }

  return hasPair(root);
}
