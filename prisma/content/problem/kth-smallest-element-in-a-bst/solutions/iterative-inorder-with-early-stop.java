import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public int kthSmallest(TreeNode root, int k) {
        Deque<TreeNode> waiting = new ArrayDeque<>();
        TreeNode node = root;
        while (true) {
            for (; node != null; node = node.left) waiting.push(node);
            node = waiting.pop();
            if (--k == 0) return node.val;
            node = node.right;
        }
    }
}
