import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> preorderTraversal(TreeNode root) {
        List<Integer> values = new ArrayList<>();
        TreeNode node = root;
        while (node != null) {
            if (node.left == null) {
                values.add(node.val);
                node = node.right;
                continue;
            }
            TreeNode predecessor = node.left;
            while (predecessor.right != null && predecessor.right != node) {
                predecessor = predecessor.right;
            }
            if (predecessor.right == null) {
                values.add(node.val);
                predecessor.right = node;
                node = node.left;
            } else {
                predecessor.right = null;
                node = node.right;
            }
        }
        return values;
    }
}
