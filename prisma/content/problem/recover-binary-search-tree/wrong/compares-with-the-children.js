// Wrong Answer: compares each node only with its children, and swaps as soon as one is on the wrong side
function recoverTree(root) {
  const walk = (node) => {
    if (!node) return false;
    const { left, right } = node;
    if (left && left.val > node.val) {
      [left.val, node.val] = [node.val, left.val];
      return true;
    }
    if (right && right.val < node.val) {
      [right.val, node.val] = [node.val, right.val];
      return true;
    }
    return walk(left) || walk(right);
  };
  walk(root);
}
