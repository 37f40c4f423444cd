function sortedArrayToBST(nums) {
  const root = new TreeNode();
  const queue = [{ node: root, low: 0, high: nums.length - 1 }];
  for (const { node, low, high } of queue) {
    const middle = Math.floor((low + high) / 2);
    node.val = nums[middle];
    if (low < middle) {
      node.left = new TreeNode();
      queue.push({ node: node.left, low, high: middle - 1 });
    }
    if (middle < high) {
      node.right = new TreeNode();
      queue.push({ node: node.right, low: middle + 1, high });
    }
  }
  return root;
}
