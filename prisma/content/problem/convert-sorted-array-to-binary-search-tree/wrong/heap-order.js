// Wrong Answer: fills the tree level by level as if it were a heap: balanced, but not a search tree
function sortedArrayToBST(nums) {
  const nodes = nums.map((num) => new TreeNode(num));
  nodes.forEach((node, i) => {
    node.left = nodes[2 * i + 1] ?? null;
    node.right = nodes[2 * i + 2] ?? null;
  });
  return nodes[0];
}
