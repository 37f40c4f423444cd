// Wrong Answer: compares by the sign of a product, which overflows for values far apart
class Solution {
    public int lowestCommonAncestor(TreeNode root, int p, int q) {
        TreeNode node = root;
        while ((p - node.val) * (q - node.val) > 0) {
            node = p < node.val ? node.left : node.right;
        }
        return node.val;
    }
}
