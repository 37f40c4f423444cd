class Solution {
    public int maxPathSum(TreeNode root) {
        int best = root.val + arm(root.left) + arm(root.right);
        if (root.left != null) best = Math.max(best, maxPathSum(root.left));
        if (root.right != null) best = Math.max(best, maxPathSum(root.right));
        return best;
    }

    private int arm(TreeNode node) {
        if (node == null) return 0;
        return Math.max(0, node.val + Math.max(arm(node.left), arm(node.right)));
    }
}
