// Wrong Answer: checks the values of the nodes it has found, so a node with the value 0 counts as "not found"
function lowestCommonAncestor(root, p, q) {
  if (!root || root === p || root === q) return root;
  const left = lowestCommonAncestor(root.left, p, q);
  const right = lowestCommonAncestor(root.right, p, q);
  if (left?.val && right?.val) return root;
  return left?.val ? left : right;
}
