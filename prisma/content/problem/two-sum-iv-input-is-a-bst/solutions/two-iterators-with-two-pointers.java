import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public boolean findTarget(TreeNode root, int k) {
        Walk ascending = new Walk(root, true);
        Walk descending = new Walk(root, false);
        TreeNode low = ascending.next();
        TreeNode high = descending.next();
        while (low != high) {
            int sum = low.val + high.val;
            if (sum == k) return true;
            if (sum < k) {
                low = ascending.next();
            } else {
                high = descending.next();
            }
        }
        return false;
    }

    private static class Walk {
        private final Deque<TreeNode> path = new ArrayDeque<>();
        private final boolean isAscending;

        private Walk(TreeNode root, boolean isAscending) {
            this.isAscending = isAscending;
            descend(root);
        }

        private TreeNode next() {
            TreeNode node = path.pop();
            descend(isAscending ? node.right : node.left);
            return node;
        }

        private void descend(TreeNode node) {
            while (node != null) {
                path.push(node);
                node = isAscending ? node.left : node.right;
            }
        }
    }
}
