class Solution {
    private int best;

    public int maxPathSum(TreeNode root) {
        best = root.val;
        arm(root);
        return best;
    }

    private int arm(TreeNode node) {
        if (node == null) return 0;
        int left = arm(node.left);
        int right = arm(node.right);
        best = Math.max(best, node.val + left + right);
        return Math.max(0, node.val + Math.max(left, right));
    }
}
