// Wrong Answer: reads all levels from left to right
import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<List<Integer>> zigzagLevelOrder(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        walk(root, 0, levels);
        return levels;
    }

    private void walk(TreeNode node, int depth, List<List<Integer>> levels) {
        if (node == null) return;
        if (depth == levels.size()) levels.add(new ArrayList<>());
        levels.get(depth).add(node.val);
        walk(node.left, depth + 1, levels);
        walk(node.right, depth + 1, levels);
    }
}
