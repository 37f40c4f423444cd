class Solution {
    public int countNodes(TreeNode root) {
        if (root == null) {
            return 0;
        }
        int leftHeight = 0;
        for (TreeNode node = root; node != null; node = node.left) {
            leftHeight++;
        }
        int rightHeight = 0;
        for (TreeNode node = root; node != null; node = node.right) {
            rightHeight++;
        }
        if (leftHeight == rightHeight) {
            return (1 << leftHeight) - 1;
        }
        return 1 + countNodes(root.left) + countNodes(root.right);
    }
}
