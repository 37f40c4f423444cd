import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> postorderTraversal(TreeNode root) {
        List<Integer> values = new ArrayList<>();
        visit(root, values);
        return values;
    }

    private void visit(TreeNode node, List<Integer> values) {
        if (node == null) return;
        visit(node.left, values);
        visit(node.right, values);
        values.add(node.val);
    }
}
