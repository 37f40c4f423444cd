// Wrong Answer: the second call gets the subtree that the first line has just put there
class Solution {
    public TreeNode invertTree(TreeNode root) {
        if (root == null) return null;
        root.left = invertTree(root.right);
        root.right = invertTree(root.left);
        return root;
    }
}
