// Wrong Answer: the last value of a row replaces the others, whether it is larger or not
function largestValues(root) {
  const largest = [];

  function visit(node, depth) {
    if (!node) return;
    largest[depth] = node.val;
    visit(node.left, depth + 1);
    visit(node.right, depth + 1);
  }

  visit(root, 0);
  return largest;
}
