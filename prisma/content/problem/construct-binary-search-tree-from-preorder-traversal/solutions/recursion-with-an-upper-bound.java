class Solution {
    private int i;

    public TreeNode bstFromPreorder(int[] preorder) {
        i = 0;
        return build(preorder, Integer.MAX_VALUE);
    }

    private TreeNode build(int[] preorder, int bound) {
        if (i == preorder.length || preorder[i] > bound) return null;
        TreeNode node = new TreeNode(preorder[i++]);
        node.left = build(preorder, node.val);
        node.right = build(preorder, bound);
        return node;
    }
}
