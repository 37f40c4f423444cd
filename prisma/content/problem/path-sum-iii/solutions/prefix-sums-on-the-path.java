import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<Long> prefix = new ArrayList<>(List.of(0L));

    public int pathSum(TreeNode root, int targetSum) {
        if (root == null) {
            return 0;
        }
        long sum = prefix.get(prefix.size() - 1) + root.val;
        int paths = 0;
        for (long start : prefix) {
            if (sum - start == targetSum) {
                paths++;
            }
        }
        prefix.add(sum);
        paths += pathSum(root.left, targetSum) + pathSum(root.right, targetSum);
        prefix.remove(prefix.size() - 1);
        return paths;
    }
}
