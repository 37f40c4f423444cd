import java.util.ArrayList;
import java.util.List;

class Solution {
    private static class Level {
        private long sum;
        private int count;
    }

    public List<Double> averageOfLevels(TreeNode root) {
        List<Level> levels = new ArrayList<>();
        visit(root, 0, levels);
        List<Double> averages = new ArrayList<>();
        for (Level level : levels) {
            averages.add((double) level.sum / level.count);
        }
        return averages;
    }

    private void visit(TreeNode node, int depth, List<Level> levels) {
        if (node == null) return;
        if (depth == levels.size()) {
            levels.add(new Level());
        }
        levels.get(depth).sum += node.val;
        levels.get(depth).count++;
        visit(node.left, depth + 1, levels);
        visit(node.right, depth + 1, levels);
    }
}
