import java.util.ArrayList;
import java.util.List;

class Solution {
    public int getMinimumDifference(TreeNode root) {
        List<Integer> values = new ArrayList<>();
        inorder(root, values);
        int least = Integer.MAX_VALUE;
        for (int i = 1; i < values.size(); i++) {
            least = Math.min(least, values.get(i) - values.get(i - 1));
        }
        return least;
    }

    private void inorder(TreeNode node, List<Integer> values) {
        if (node == null) return;
        inorder(node.left, values);
        values.add(node.val);
        inorder(node.right, values);
    }
}
