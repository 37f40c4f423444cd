import java.util.ArrayList;
import java.util.List;

class Solution {
    public boolean hasPathSum(TreeNode root, int targetSum) {
        List<List<Integer>> paths = new ArrayList<>();
        collect(root, new ArrayList<>(), paths);
        for (List<Integer> path : paths) {
            int sum = 0;
            for (int value : path) sum += value;
            if (sum == targetSum) return true;
        }
        return false;
    }

    private void collect(TreeNode node, List<Integer> path, List<List<Integer>> paths) {
        if (node == null) return;
        path.add(node.val);
        if (node.left == null && node.right == null) paths.add(new ArrayList<>(path));
        collect(node.left, path, paths);
        collect(node.right, path, paths);
        path.remove(path.size() - 1);
    }
}
