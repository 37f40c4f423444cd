// Wrong Answer: pops one ancestor only, although several may be smaller than the value
import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public TreeNode bstFromPreorder(int[] preorder) {
        TreeNode root = new TreeNode(preorder[0]);
        Deque<TreeNode> stack = new ArrayDeque<>();
        stack.push(root);
        for (int i = 1; i < preorder.length; i++) {
            TreeNode node = new TreeNode(preorder[i]);
            if (node.val < stack.peek().val) {
                stack.peek().left = node;
            } else {
                stack.pop().right = node;
            }
            stack.push(node);
        }
        return root;
    }
}
