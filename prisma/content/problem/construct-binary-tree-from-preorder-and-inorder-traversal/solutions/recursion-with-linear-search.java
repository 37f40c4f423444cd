class Solution {
    private int[] preorder;
    private int[] inorder;
    private int used;

    public TreeNode buildTree(int[] preorder, int[] inorder) {
        this.preorder = preorder;
        this.inorder = inorder;
        used = 0;
        return build(0, inorder.length);
    }

    private TreeNode build(int start, int end) {
        if (start == end) return null;
        TreeNode root = new TreeNode(preorder[used++]);
        int place = start;
        while (inorder[place] != root.val) place++;
        root.left = build(start, place);
        root.right = build(place + 1, end);
        return root;
    }
}
