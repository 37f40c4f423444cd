// Wrong Answer: one less than the smallest int wraps round to the largest
class Solution {
    public boolean isValidBST(TreeNode root) {
        return fits(root, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private boolean fits(TreeNode node, int low, int high) {
        if (node == null) {
            return true;
        }
        return low <= node.val && node.val <= high
                && fits(node.left, low, node.val - 1) && fits(node.right, node.val + 1, high);
    }
}
