// Wrong Answer: returns 0 at a node outside the range, although its subtree may contain values inside it
class Solution {
    public int rangeSumBST(TreeNode root, int low, int high) {
        if (root == null || root.val < low || root.val > high) return 0;
        return root.val + rangeSumBST(root.left, low, high)
                + rangeSumBST(root.right, low, high);
    }
}
