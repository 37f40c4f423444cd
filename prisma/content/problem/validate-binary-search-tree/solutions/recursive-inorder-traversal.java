import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<Integer> values = new ArrayList<>();

    public boolean isValidBST(TreeNode root) {
        values.clear();
        walk(root);
        for (int i = 1; i < values.size(); i++) {
            int previous = values.get(i - 1);
            int current = values.get(i);
            if (previous >= current) {
                return false;
            }
        }
        return true;
    }

    private void walk(TreeNode node) {
        if (node != null) {
            walk(node.left);
            values.add(node.val);
            walk(node.right);
        }
    }
}
