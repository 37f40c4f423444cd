// Wrong Answer: gives up as soon as the sum is too large, although values may be negative
class Solution {
    public boolean hasPathSum(TreeNode root, int targetSum) {
        if (root == null || root.val > targetSum) return false;
        if (root.left == null && root.right == null) return root.val == targetSum;
        int rest = targetSum - root.val;
        return hasPathSum(root.left, rest) || hasPathSum(root.right, rest);
    }
}
