import java.util.HashMap;
import java.util.Map;

class Solution {
    private final Map<Long, Integer> counts = new HashMap<>(Map.of(0L, 1));

    public int pathSum(TreeNode root, int targetSum) {
        return count(root, 0, targetSum);
    }

    private int count(TreeNode node, long above, int targetSum) {
        if (node == null) {
            return 0;
        }
        long sum = above + node.val;
        int paths = counts.getOrDefault(sum - targetSum, 0);
        counts.merge(sum, 1, Integer::sum);
        paths += count(node.left, sum, targetSum) + count(node.right, sum, targetSum);
        counts.merge(sum, -1, Integer::sum);
        return paths;
    }
}
