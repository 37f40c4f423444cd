class Solution {
    public boolean findTarget(TreeNode root, int k) {
        return hasPair(root, root, k);
    }

    private boolean hasPair(TreeNode root, TreeNode node, int k) {
        if (node == null) return false;
        TreeNode partner = find(root, k - node.val);
        if (partner != null && partner != node) return true;
        return hasPair(root, node.left, k) || hasPair(root, node.right, k);
    }

    private TreeNode find(TreeNode node, int value) {
        while (node != null && node.val != value) {
            node = value < node.val ? node.left : node.right;
        }
        return node;
    }
}
