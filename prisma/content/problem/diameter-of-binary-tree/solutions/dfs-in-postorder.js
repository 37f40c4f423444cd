function diameterOfBinaryTree(root) {
  let longest = 0;
  const height = (node) => {
    if (!node) return 0;
    const left = height(node.left);
    const right = height(node.right);
    longest = Math.max(longest, left + right);
    return 1 + Math.max(left, right);
  };
  height(root);
  return longest;
}
