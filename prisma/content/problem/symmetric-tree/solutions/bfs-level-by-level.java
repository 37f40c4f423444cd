import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    public boolean isSymmetric(TreeNode root) {
        List<TreeNode> level = List.of(root);
        while (!level.isEmpty()) {
            List<Integer> values = new ArrayList<>();
            List<TreeNode> following = new ArrayList<>();
            for (TreeNode node : level) {
                values.add(node == null ? null : node.val);
                if (node != null) {
                    following.add(node.left);
                    following.add(node.right);
                }
            }
            List<Integer> backwards = new ArrayList<>(values);
            Collections.reverse(backwards);
            if (!values.equals(backwards)) {
                return false;
            }
            level = following;
        }
        return true;
    }
}
