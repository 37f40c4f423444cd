// Wrong Answer: the sum of a path overflows a 32-bit integer
class Solution {
    public int pathSum(TreeNode root, int targetSum) {
        if (root == null) {
            return 0;
        }
        int inSubtrees = pathSum(root.left, targetSum) + pathSum(root.right, targetSum);
        return startingAt(root, targetSum) + inSubtrees;
    }

    private int startingAt(TreeNode node, int needed) {
        if (node == null) {
            return 0;
        }
        int missing = needed - node.val;
        int below = startingAt(node.left, missing) + startingAt(node.right, missing);
        return below + (missing == 0 ? 1 : 0);
    }
}
