// Wrong Answer: the last value of one tree is still there when the next tree is looked at
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
