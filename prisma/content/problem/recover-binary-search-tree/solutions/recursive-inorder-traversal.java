class Solution {
    private TreeNode first;
    private TreeNode second;
    private TreeNode previous;

    public void recoverTree(TreeNode root) {
        walk(root);
        int value = first.val;
        first.val = second.val;
        second.val = value;
    }

    private void walk(TreeNode node) {
        if (node == null) return;
        walk(node.left);
        if (previous != null && previous.val > node.val) {
            if (first == null) first = previous;
            second = node;
        }
        previous = node;
        walk(node.right);
    }
}
