class Solution {
    public boolean isValidBST(TreeNode root) {
        return fits(root, null, null);
    }

    private boolean fits(TreeNode node, TreeNode low, TreeNode high) {
        if (node == null) {
            return true;
        }
        if (low != null && node.val <= low.val) {
            return false;
        }
        if (high != null && node.val >= high.val) {
            return false;
        }
        return fits(node.left, low, node) && fits(node.right, node, high);
    }
}
