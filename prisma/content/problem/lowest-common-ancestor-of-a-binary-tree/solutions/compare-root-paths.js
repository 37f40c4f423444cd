function lowestCommonAncestor(root, p, q) {
  const toP = [];
  const toQ = [];
  find(root, p, toP);
  find(root, q, toQ);
  let shared = 0;
  while (shared < toP.length && toP[shared] === toQ[shared]) shared++;
  return toP[shared - 1];
}

function find(node, value, path) {
  if (!node) return false;
  path.push(node.val);
  if (node.val === value) return true;
  if (find(node.left, value, path) || find(node.right, value, path)) return true;
  path.pop();
  return false;
}
