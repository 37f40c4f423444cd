import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<List<Integer>> levelOrder(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        while (true) {
            List<Integer> level = new ArrayList<>();
            collect(root, levels.size(), level);
            if (level.isEmpty()) return levels;
            levels.add(level);
        }
    }

    private void collect(TreeNode node, int below, List<Integer> level) {
        if (node == null) return;
        if (below == 0) {
            level.add(node.val);
            return;
        }
        collect(node.left, below - 1, level);
        collect(node.right, below - 1, level);
    }
}
