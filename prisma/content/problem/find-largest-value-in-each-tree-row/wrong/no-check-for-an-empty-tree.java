// Runtime Error: visits the root even if the tree is empty
import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> largestValues(TreeNode root) {
        List<Integer> largest = new ArrayList<>();
        List<TreeNode> row = List.of(root);
        while (!row.isEmpty()) {
            int most = Integer.MIN_VALUE;
            List<TreeNode> next = new ArrayList<>();
            for (TreeNode node : row) {
                most = Math.max(most, node.val);
                if (node.left != null) {
                    next.add(node.left);
                }
                if (node.right != null) {
                    next.add(node.right);
                }
            }
            largest.add(most);
            row = next;
        }
        return largest;
    }
}
