function lowestCommonAncestor(root, p, q) {
  const toP = [];
  const toQ = [];
  find(root, p, toP);
  find(root, q, toQ);
  let shared = 0;
  while (shared < toP.length && toP[shared] === toQ[shared]) shared++;
  return toP[shared - 1];
}

function find(node, target, path) {
  if (!node) return false;
  path.push(node);
  if (node === target) return true;
  if (find(node.left, target, path) || find(node.right, target, path)) return true;
  path.pop();
  return false;
}
