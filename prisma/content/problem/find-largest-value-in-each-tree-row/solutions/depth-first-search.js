function largestValues(root) {
  const largest = [];

  function visit(node, depth) {
    if (!node) return;
    if (depth === largest.length) largest.push(node.val);
    else largest[depth] = Math.max(largest[depth], node.val);
    visit(node.left, depth + 1);
    visit(node.right, depth + 1);
  }

  visit(root, 0);
  return largest;
}
