// Wrong Answer: requires a strictly larger value than all ancestors, so equal values are not counted
class Solution {
    public int goodNodes(TreeNode root) {
        return 1 + count(root.left, root.val) + count(root.right, root.val);
    }

    private int count(TreeNode node, int largest) {
        if (node == null) return 0;
        int good = node.val > largest ? 1 : 0;
        int next = Math.max(largest, node.val);
        return good + count(node.left, next) + count(node.right, next);
    }
}
