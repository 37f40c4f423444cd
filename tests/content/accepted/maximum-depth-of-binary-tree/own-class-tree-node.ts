class TreeNode {
  val: number;
  left: TreeNode | null;
  right: TreeNode | null;
  constructor(val?: number, left?: TreeNode | null, right?: TreeNode | null) {
    this.val = val === undefined ? 0 : val;
    this.left = left === undefined ? null : left;
    this.right = right === undefined ? null : right;
  }
}

const maxDepth = (root: TreeNode | null): number =>
  root === null ? 0 : Math.max(...[root.left, root.right].map(maxDepth)) + 1;
