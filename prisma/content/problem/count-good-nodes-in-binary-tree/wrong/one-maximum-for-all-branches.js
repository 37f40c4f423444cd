// Wrong Answer: keeps one global maximum, so a branch sees values of other branches
function goodNodes(root) {
  let largest = root.val;
  let good = 0;
  const walk = (node) => {
    if (!node) return;
    if (node.val >= largest) good++;
    largest = Math.max(largest, node.val);
    walk(node.left);
    walk(node.right);
  };
  walk(root);
  return good;
}
