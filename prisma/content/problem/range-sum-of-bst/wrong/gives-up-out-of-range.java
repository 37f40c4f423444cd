// Wrong Answer: gives up at a node out of range, although its subtree may reach into it
class Solution {
    public int rangeSumBST(TreeNode root, int low, int high) {
        if (root == null || root.val < low || root.val > high) return 0;
        return root.val + rangeSumBST(root.left, low, high)
                + rangeSumBST(root.right, low, high);
    }
}
