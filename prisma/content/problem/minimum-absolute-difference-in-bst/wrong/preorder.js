// Wrong Answer: compares consecutive nodes of a preorder traversal, which is not sorted
function getMinimumDifference(root) {
  let least = Infinity;
  let previous = null;
  const visit = (node) => {
    if (!node) return;
    if (previous) least = Math.min(least, Math.abs(node.val - previous.val));
    previous = node;
    visit(node.left);
    visit(node.right);
  };
  visit(root);
  return least;
}
