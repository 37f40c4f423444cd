// Wrong Answer: searches for the complement only below the node, not in other branches
class Solution {
    public boolean findTarget(TreeNode root, int k) {
        if (root == null) return false;
        if (contains(root.left, k - root.val) || contains(root.right, k - root.val)) {
            return true;
        }
        return findTarget(root.left, k) || findTarget(root.right, k);
    }

    private boolean contains(TreeNode node, int value) {
        if (node == null) return false;
        if (node.val == value) return true;
        return contains(value < node.val ? node.left : node.right, value);
    }
}
