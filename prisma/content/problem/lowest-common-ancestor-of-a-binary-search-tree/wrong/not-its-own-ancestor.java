// Wrong Answer: does not count a node as its own ancestor and returns the parent of the upper one
class Solution {
    public int lowestCommonAncestor(TreeNode root, int p, int q) {
        int ancestor = root.val;
        TreeNode node = root;
        while (node.val != p && node.val != q) {
            ancestor = node.val;
            if (p < node.val && q < node.val) {
                node = node.left;
            } else if (p > node.val && q > node.val) {
                node = node.right;
            } else {
                break;
            }
        }
        return ancestor;
    }
}
