import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private record Open(TreeNode node, int needed) {}

    public boolean hasPathSum(TreeNode root, int targetSum) {
        Deque<Open> stack = new ArrayDeque<>();
        if (root != null) stack.push(new Open(root, targetSum));
        while (!stack.isEmpty()) {
            Open open = stack.pop();
            TreeNode node = open.node();
            boolean isLeaf = node.left == null && node.right == null;
            if (isLeaf && node.val == open.needed()) return true;
            int rest = open.needed() - node.val;
            if (node.right != null) stack.push(new Open(node.right, rest));
            if (node.left != null) stack.push(new Open(node.left, rest));
        }
        return false;
    }
}
