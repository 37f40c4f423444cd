class Solution {
    public int diameterOfBinaryTree(TreeNode root) {
        if (root == null) return 0;
        int throughRoot = height(root.left) + height(root.right);
        int below = Math.max(diameterOfBinaryTree(root.left),
                diameterOfBinaryTree(root.right));
        return Math.max(throughRoot, below);
    }

    private int height(TreeNode node) {
        return node == null ? 0 : 1 + Math.max(height(node.left), height(node.right));
    }
}
