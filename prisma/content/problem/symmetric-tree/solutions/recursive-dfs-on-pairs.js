function isSymmetric(root) {
  return mirror(root.left, root.right);
}

function mirror(one, other) {
  if (!one || !other) return !one && !other;
  if (one.val !== other.val) return false;
  return mirror(one.left, other.right) && mirror(one.right, other.left);
}
