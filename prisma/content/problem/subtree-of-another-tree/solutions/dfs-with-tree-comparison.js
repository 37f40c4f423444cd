function isSubtree(root, subRoot) {
  if (!root) return false;
  if (isSame(root, subRoot)) return true;
  return isSubtree(root.left, subRoot) || isSubtree(root.right, subRoot);
}

function isSame(a, b) {
  if (!a || !b) return !a && !b;
  return a.val === b.val && isSame(a.left, b.left) && isSame(a.right, b.right);
}
