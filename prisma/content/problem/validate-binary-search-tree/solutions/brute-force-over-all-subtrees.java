class Solution {
    public boolean isValidBST(TreeNode root) {
        if (root == null) {
            return true;
        }
        return allBelow(root.left, root.val) && allAbove(root.right, root.val)
                && isValidBST(root.left) && isValidBST(root.right);
    }

    private boolean allBelow(TreeNode node, int limit) {
        return node == null || node.val < limit
                && allBelow(node.left, limit) && allBelow(node.right, limit);
    }

    private boolean allAbove(TreeNode node, int limit) {
        return node == null || node.val > limit
                && allAbove(node.left, limit) && allAbove(node.right, limit);
    }
}
