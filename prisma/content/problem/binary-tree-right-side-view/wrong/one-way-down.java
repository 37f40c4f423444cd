// Wrong Answer: follows a single path (right child if there is one, else left) and never looks at a second branch
import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> rightSideView(TreeNode root) {
        List<Integer> seen = new ArrayList<>();
        TreeNode node = root;
        while (node != null) {
            seen.add(node.val);
            node = node.right != null ? node.right : node.left;
        }
        return seen;
    }
}
