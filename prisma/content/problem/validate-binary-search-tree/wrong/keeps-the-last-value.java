// Wrong Answer: the previous value is kept from the last call when the next tree is checked
class Solution {
    private static long previous = Long.MIN_VALUE;

    public boolean isValidBST(TreeNode root) {
        if (root == null) {
            return true;
        }
        if (!isValidBST(root.left) || root.val <= previous) {
            return false;
        }
        previous = root.val;
        return isValidBST(root.right);
    }
}
