class Solution {
    private int least;
    private TreeNode previous;

    public int getMinimumDifference(TreeNode root) {
        least = Integer.MAX_VALUE;
        previous = null;
        inorder(root);
        return least;
    }

    private void inorder(TreeNode node) {
        if (node == null) return;
        inorder(node.left);
        if (previous != null) least = Math.min(least, node.val - previous.val);
        previous = node;
        inorder(node.right);
    }
}
