// Wrong Answer: treats k as a 0-based index
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
