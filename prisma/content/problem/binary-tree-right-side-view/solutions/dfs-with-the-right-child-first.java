import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> rightSideView(TreeNode root) {
        List<Integer> seen = new ArrayList<>();
        walk(root, 0, seen);
        return seen;
    }

    private void walk(TreeNode node, int depth, List<Integer> seen) {
        if (node == null) return;
        if (depth == seen.size()) seen.add(node.val);
        walk(node.right, depth + 1, seen);
        walk(node.left, depth + 1, seen);
    }
}
