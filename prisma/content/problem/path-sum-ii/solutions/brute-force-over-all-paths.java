import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<List<Integer>> paths = new ArrayList<>();

    public List<List<Integer>> pathSum(TreeNode root, int targetSum) {
        collect(root, List.of());
        paths.removeIf(path -> path.stream().mapToInt(val -> val).sum() != targetSum);
        return paths;
    }

    private void collect(TreeNode node, List<Integer> above) {
        if (node == null) {
            return;
        }
        List<Integer> path = new ArrayList<>(above);
        path.add(node.val);
        if (node.left == null && node.right == null) {
            paths.add(path);
        }
        collect(node.left, path);
        collect(node.right, path);
    }
}
