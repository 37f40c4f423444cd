class Solution {
    public int sumNumbers(TreeNode root) {
        return sumFrom(root, 0);
    }

    private int sumFrom(TreeNode node, int number) {
        if (node == null) return 0;
        number = number * 10 + node.val;
        if (node.left == null && node.right == null) return number;
        return sumFrom(node.left, number) + sumFrom(node.right, number);
    }
}
