// Wrong Answer: sorts the values and builds a balanced tree, which has another preorder
function bstFromPreorder(preorder) {
  const sorted = [...preorder].sort((a, b) => a - b);
  const build = (from, to) => {
    if (from > to) return null;
    const middle = (from + to) >> 1;
    const node = new TreeNode(sorted[middle]);
    node.left = build(from, middle - 1);
    node.right = build(middle + 1, to);
    return node;
  };
  return build(0, sorted.length - 1);
}
