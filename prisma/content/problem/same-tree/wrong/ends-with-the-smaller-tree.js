// Wrong Answer: takes a missing node for a match, whatever stands there in the other tree
function isSameTree(p, q) {
  if (!p || !q) return true;
  return p.val === q.val && isSameTree(p.left, q.left) && isSameTree(p.right, q.right);
}
