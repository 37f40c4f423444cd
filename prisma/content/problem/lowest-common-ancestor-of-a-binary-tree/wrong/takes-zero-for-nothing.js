// Wrong Answer: returns values instead of nodes and treats the value 0 as "not found"
function lowestCommonAncestor(root, p, q) {
  if (!root) return null;
  if (root.val === p || root.val === q) return root.val;
  const left = lowestCommonAncestor(root.left, p, q);
  const right = lowestCommonAncestor(root.right, p, q);
  if (left && right) return root.val;
  return left || right;
}
