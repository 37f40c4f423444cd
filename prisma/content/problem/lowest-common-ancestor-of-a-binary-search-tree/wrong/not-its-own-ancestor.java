// Wrong Answer: does not count a node as its own ancestor and returns the parent of the upper one
class Solution {
    public TreeNode lowestCommonAncestor(TreeNode root, TreeNode p, TreeNode q) {
        TreeNode ancestor = root;
        TreeNode node = root;
        while (node != p && node != q) {
            ancestor = node;
            if (p.val < node.val && q.val < node.val) {
                node = node.left;
            } else if (p.val > node.val && q.val > node.val) {
                node = node.right;
            } else {
                break;
            }
        }
        return ancestor;
    }
}
