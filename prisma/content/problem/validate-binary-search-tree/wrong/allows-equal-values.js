// Wrong Answer: two equal values in a row count as in order
function isValidBST(root) {
  let previous = -Infinity;

  function walk(node) {
    if (node === null) return true;
    if (!walk(node.left) || node.val < previous) return false;
    previous = node.val;
    return walk(node.right);
  }

  return walk(root);
}
