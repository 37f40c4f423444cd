import java.util.ArrayList;
import java.util.List;

class Solution {
    public int maxDepth(TreeNode root) {
        int depth = 0;
        List<TreeNode> level = new ArrayList<>();
        if (root != null) level.add(root);
        while (!level.isEmpty()) {
            depth++;
            List<TreeNode> next = new ArrayList<>();
            for (TreeNode node : level) {
                if (node.left != null) next.add(node.left);
                if (node.right != null) next.add(node.right);
            }
            level = next;
        }
        return depth;
    }
}
