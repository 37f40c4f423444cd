class Solution {
    public void recoverTree(TreeNode root) {
        TreeNode first = null;
        TreeNode second = null;
        TreeNode previous = null;
        TreeNode node = root;
        while (node != null) {
            if (node.left != null) {
                TreeNode predecessor = node.left;
                while (predecessor.right != null && predecessor.right != node) {
                    predecessor = predecessor.right;
                }
                if (predecessor.right == null) {
                    predecessor.right = node;
                    node = node.left;
                    continue;
                }
                predecessor.right = null;
            }
            if (previous != null && previous.val > node.val) {
                if (first == null) first = previous;
                second = node;
            }
            previous = node;
            node = node.right;
        }
        int value = first.val;
        first.val = second.val;
        second.val = value;
    }
}
