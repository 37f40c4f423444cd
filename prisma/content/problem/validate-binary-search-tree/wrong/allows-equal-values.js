// Wrong Answer: accepts two equal values in a row as increasing
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
