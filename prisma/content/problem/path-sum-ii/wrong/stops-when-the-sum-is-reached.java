// Wrong Answer: gives up as soon as the sum exceeds the target, although values may be negative
import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<List<Integer>> paths = new ArrayList<>();

    public List<List<Integer>> pathSum(TreeNode root, int targetSum) {
        visit(root, targetSum, List.of());
        return paths;
    }

    private void visit(TreeNode node, int needed, List<Integer> above) {
        if (node == null || node.val > needed) {
            return;
        }
        List<Integer> path = new ArrayList<>(above);
        path.add(node.val);
        if (node.left == null && node.right == null && node.val == needed) {
            paths.add(path);
        }
        visit(node.left, needed - node.val, path);
        visit(node.right, needed - node.val, path);
    }
}
