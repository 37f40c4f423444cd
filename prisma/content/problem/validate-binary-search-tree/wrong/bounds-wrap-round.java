// Wrong Answer: subtracting 1 from the minimum int overflows to the maximum
class Solution {
    public boolean isValidBST(TreeNode root) {
        return fits(root, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private boolean fits(TreeNode node, int low, int high) {
        if (node == null) {
            return true;
        }
        if (node.val < low || node.val > high) {
            return false;
        }
        return fits(node.left, low, node.val - 1)
                && fits(node.right, node.val + 1, high);
    }
}
