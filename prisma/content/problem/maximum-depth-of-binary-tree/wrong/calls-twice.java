// Time Limit Exceeded: calls the deeper subtree twice, so the work doubles on each level
class Solution {
    public int maxDepth(TreeNode root) {
        if (root == null) return 0;
        if (maxDepth(root.left) > maxDepth(root.right)) return 1 + maxDepth(root.left);
        return 1 + maxDepth(root.right);
    }
}
