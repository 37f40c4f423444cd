class Solution {
    public TreeNode searchBST(TreeNode root, int val) {
        if (root == null || root.val == val) {
            return root;
        }
        TreeNode found = searchBST(root.left, val);
        return found != null ? found : searchBST(root.right, val);
    }
}
