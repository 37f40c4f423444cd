// Wrong Answer: a static map keeps the indices of one tree, and the next tree is built with them
import java.util.HashMap;
import java.util.Map;

class Solution {
    private static final Map<Integer, Integer> PLACES = new HashMap<>();
    private int used;

    public TreeNode buildTree(int[] preorder, int[] inorder) {
        for (int place = 0; place < inorder.length; place++) {
            PLACES.putIfAbsent(inorder[place], place);
        }
        used = 0;
        return build(preorder, 0, inorder.length);
    }

    private TreeNode build(int[] preorder, int start, int end) {
        if (start >= end || used == preorder.length) return null;
        TreeNode root = new TreeNode(preorder[used++]);
        int place = PLACES.get(root.val);
        root.left = build(preorder, start, place);
        root.right = build(preorder, place + 1, end);
        return root;
    }
}
