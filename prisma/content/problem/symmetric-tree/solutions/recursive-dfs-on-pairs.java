class Solution {
    public boolean isSymmetric(TreeNode root) {
        return mirror(root.left, root.right);
    }

    private static boolean mirror(TreeNode one, TreeNode other) {
        if (one == null || other == null) {
            return one == other;
        }
        return one.val == other.val
            && mirror(one.left, other.right)
            && mirror(one.right, other.left);
    }
}
