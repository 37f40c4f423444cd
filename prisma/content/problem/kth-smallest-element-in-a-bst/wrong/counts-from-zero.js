// Wrong Answer: takes k as a position that counts from 0
function kthSmallest(root, k) {
  const values = [];
  const walk = (node) => {
    if (!node) return;
    walk(node.left);
    values.push(node.val);
    walk(node.right);
  };
  walk(root);
  return values[Math.min(k, values.length - 1)];
}
