function connect(root) {
  const last = [];
  const visit = (node, depth) => {
    if (!node) return;
    if (depth < last.length) last[depth].next = node;
    last[depth] = node;
    visit(node.left, depth + 1);
    visit(node.right, depth + 1);
  };
  visit(root, 0);
  return root;
}
