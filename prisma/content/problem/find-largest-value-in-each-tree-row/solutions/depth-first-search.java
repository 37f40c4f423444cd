import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<Integer> largest = new ArrayList<>();

    public List<Integer> largestValues(TreeNode root) {
        visit(root, 0);
        return largest;
    }

    private void visit(TreeNode node, int depth) {
        if (node == null) {
            return;
        }
        if (depth == largest.size()) {
            largest.add(node.val);
        } else {
            largest.set(depth, Math.max(largest.get(depth), node.val));
        }
        visit(node.left, depth + 1);
        visit(node.right, depth + 1);
    }
}
