// Wrong Answer: requires the two children of every node to be equal
class Solution {
    public boolean isSymmetric(TreeNode root) {
        if (root == null) return true;
        if (root.left == null || root.right == null) return root.left == root.right;
        return root.left.val == root.right.val
            && isSymmetric(root.left)
            && isSymmetric(root.right);
    }
}
