import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<List<Integer>> paths = new ArrayList<>();
    private final List<Integer> path = new ArrayList<>();

    public List<List<Integer>> pathSum(TreeNode root, int targetSum) {
        visit(root, targetSum);
        return paths;
    }

    private void visit(TreeNode node, int needed) {
        if (node == null) {
            return;
        }
        path.add(node.val);
        int missing = needed - node.val;
        if (node.left == null && node.right == null && missing == 0) {
            paths.add(new ArrayList<>(path));
        }
        visit(node.left, missing);
        visit(node.right, missing);
        path.remove(path.size() - 1);
    }
}
