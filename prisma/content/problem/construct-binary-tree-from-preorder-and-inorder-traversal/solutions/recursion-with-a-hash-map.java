import java.util.HashMap;
import java.util.Map;

class Solution {
    private final Map<Integer, Integer> placeOf = new HashMap<>();
    private int[] preorder;
    private int used;

    public TreeNode buildTree(int[] preorder, int[] inorder) {
        this.preorder = preorder;
        used = 0;
        placeOf.clear();
        for (int place = 0; place < inorder.length; place++) {
            placeOf.put(inorder[place], place);
        }
        return build(0, inorder.length);
    }

    private TreeNode build(int start, int end) {
        if (start == end) return null;
        TreeNode root = new TreeNode(preorder[used++]);
        int place = placeOf.get(root.val);
        root.left = build(start, place);
        root.right = build(place + 1, end);
        return root;
    }
}
