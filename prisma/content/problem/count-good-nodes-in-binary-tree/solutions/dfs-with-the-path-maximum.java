class Solution {
    public int goodNodes(TreeNode root) {
        return count(root, root.val);
    }

    private int count(TreeNode node, int largest) {
        if (node == null) return 0;
        int good = node.val >= largest ? 1 : 0;
        int next = Math.max(largest, node.val);
        return good + count(node.left, next) + count(node.right, next);
    }
}
