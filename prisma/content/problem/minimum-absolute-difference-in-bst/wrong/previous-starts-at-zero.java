// Wrong Answer: starts with 0 as the previous value, so the smallest value itself is taken for a difference
class Solution {
    private int least;
    private int previous;

    public int getMinimumDifference(TreeNode root) {
        least = Integer.MAX_VALUE;
        previous = 0;
        inorder(root);
        return least;
    }

    private void inorder(TreeNode node) {
        if (node == null) return;
        inorder(node.left);
        least = Math.min(least, node.val - previous);
        previous = node.val;
        inorder(node.right);
    }
}
