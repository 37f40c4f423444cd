// Runtime Error: unlinks the root from its parent, which does not exist
class Solution {
    public TreeNode deleteNode(TreeNode root, int key) {
        TreeNode parent = null;
        TreeNode node = root;
        while (node != null && node.val != key) {
            parent = node;
            node = key < node.val ? node.left : node.right;
        }
        if (node == null) return root;
        TreeNode child = node.right;
        if (child == null) {
            child = node.left;
        } else if (node.left != null) {
            TreeNode smallest = child;
            while (smallest.left != null) smallest = smallest.left;
            smallest.left = node.left;
        }
        if (parent.left == node) {
            parent.left = child;
        } else {
            parent.right = child;
        }
        return root;
    }
}
