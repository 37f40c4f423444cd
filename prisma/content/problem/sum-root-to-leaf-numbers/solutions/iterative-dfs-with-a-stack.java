import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private record Entry(TreeNode node, int number) {}

    public int sumNumbers(TreeNode root) {
        int sum = 0;
        Deque<Entry> stack = new ArrayDeque<>();
        stack.push(new Entry(root, root.val));
        while (!stack.isEmpty()) {
            Entry entry = stack.pop();
            TreeNode left = entry.node().left;
            TreeNode right = entry.node().right;
            int shifted = entry.number() * 10;
            if (left == null && right == null) sum += entry.number();
            if (left != null) stack.push(new Entry(left, shifted + left.val));
            if (right != null) stack.push(new Entry(right, shifted + right.val));
        }
        return sum;
    }
}
