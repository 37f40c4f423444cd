import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public TreeNode buildTree(int[] inorder, int[] postorder) {
        int unread = inorder.length - 1;
        TreeNode root = new TreeNode(postorder[unread]);
        Deque<TreeNode> stack = new ArrayDeque<>();
        stack.push(root);
        for (int i = postorder.length - 2; i >= 0; i--) {
            TreeNode node = new TreeNode(postorder[i]);
            TreeNode parent = null;
            while (!stack.isEmpty() && stack.peek().val == inorder[unread]) {
                parent = stack.pop();
                unread--;
            }
            if (parent != null) {
                parent.left = node;
            } else {
                stack.peek().right = node;
            }
            stack.push(node);
        }
        return root;
    }
}
