// Wrong Answer: takes roots from the front, as if postorder were a preorder traversal
import java.util.HashMap;
import java.util.Map;

class Solution {
    private final Map<Integer, Integer> indexOf = new HashMap<>();
    private int[] roots;
    private int next;

    public TreeNode buildTree(int[] inorder, int[] postorder) {
        for (int i = 0; i < inorder.length; i++) indexOf.put(inorder[i], i);
        roots = postorder;
        return build(0, inorder.length);
    }

    private TreeNode build(int start, int end) {
        if (start >= end || next == roots.length) return null;
        TreeNode root = new TreeNode(roots[next++]);
        int index = indexOf.get(root.val);
        root.left = build(start, index);
        root.right = build(index + 1, end);
        return root;
    }
}
