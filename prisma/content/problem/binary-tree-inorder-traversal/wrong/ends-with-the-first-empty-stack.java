// Wrong Answer: stops when the stack is empty, although the right subtree of the last node is still to be visited
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
    public List<Integer> inorderTraversal(TreeNode root) {
        List<Integer> values = new ArrayList<>();
        Deque<TreeNode> stack = new ArrayDeque<>();
        for (TreeNode node = root; node != null; node = node.left) stack.push(node);
        while (!stack.isEmpty()) {
            TreeNode node = stack.pop();
            values.add(node.val);
            if (stack.isEmpty()) break;
            for (node = node.right; node != null; node = node.left) stack.push(node);
        }
        return values;
    }
}
