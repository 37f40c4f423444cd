import java.util.ArrayList;
import java.util.List;

class Solution {
    public int widthOfBinaryTree(TreeNode root) {
        List<TreeNode> level = new ArrayList<>();
        level.add(root);
        int widest = 0;
        while (!level.isEmpty()) {
            widest = Math.max(widest, level.size());
            List<TreeNode> below = new ArrayList<>();
            for (TreeNode node : level) {
                below.add(node == null ? null : node.left);
                below.add(node == null ? null : node.right);
            }
            int first = 0;
            int end = below.size();
            while (end > 0 && below.get(end - 1) == null) end--;
            while (first < end && below.get(first) == null) first++;
            level = below.subList(first, end);
        }
        return widest;
    }
}
