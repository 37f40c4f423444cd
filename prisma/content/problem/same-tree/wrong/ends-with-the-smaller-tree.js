// Wrong Answer: treats a null node as a match for any node of the other tree
function isSameTree(p, q) {
  if (!p || !q) return true;
  return p.val === q.val && isSameTree(p.left, q.left) && isSameTree(p.right, q.right);
}
