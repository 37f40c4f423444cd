import java.util.HashMap;
import java.util.Map;

class Solution {
    private Map<Integer, Integer> indexOf;
    private int[] postorder;
    private int next;

    public TreeNode buildTree(int[] inorder, int[] postorder) {
        indexOf = new HashMap<>();
        for (int i = 0; i < inorder.length; i++) {
            indexOf.put(inorder[i], i);
        }
        this.postorder = postorder;
        next = postorder.length - 1;
        return build(0, inorder.length);
    }

    private TreeNode build(int start, int end) {
        if (start == end) return null;
        TreeNode root = new TreeNode(postorder[next--]);
        int index = indexOf.get(root.val);
        root.right = build(index + 1, end);
        root.left = build(start, index);
        return root;
    }
}
