// Runtime Error: an empty tree has no left child
class Solution {
    public int countNodes(TreeNode root) {
        int nodes = 1;
        if (root.left != null) nodes += countNodes(root.left);
        if (root.right != null) nodes += countNodes(root.right);
        return nodes;
    }
}
