import java.util.ArrayList;
import java.util.List;

class Solution {
    public int kthSmallest(TreeNode root, int k) {
        List<Integer> values = new ArrayList<>();
        walk(root, values);
        return values.get(k - 1);
    }

    private void walk(TreeNode node, List<Integer> values) {
        if (node == null) return;
        walk(node.left, values);
        values.add(node.val);
        walk(node.right, values);
    }
}
