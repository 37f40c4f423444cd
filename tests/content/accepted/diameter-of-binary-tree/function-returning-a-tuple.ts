function diameterOfBinaryTree(root: TreeNode | null): number {
  const measure = (node: TreeNode | null): [height: number, diameter: number] => {
    if (!node) return [0, 0];
    const [lh, ld] = measure(node.left);
    const [rh, rd] = measure(node.right);
    return [1 + Math.max(lh, rh), Math.max(ld, rd, lh + rh)];
  };
  return measure(root)[1];
}
