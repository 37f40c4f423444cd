import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> inorderTraversal(TreeNode root) {
        List<Integer> values = new ArrayList<>();
        TreeNode node = root;
        while (node != null) {
            if (node.left == null) {
                values.add(node.val);
                node = node.right;
                continue;
            }
            TreeNode before = node.left;
            while (before.right != null && before.right != node) {
                before = before.right;
            }
            if (before.right == null) {
                before.right = node;
                node = node.left;
            } else {
                before.right = null;
                values.add(node.val);
                node = node.right;
            }
        }
        return values;
    }
}
