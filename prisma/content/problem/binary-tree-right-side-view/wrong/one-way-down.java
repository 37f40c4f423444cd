// Wrong Answer: turns left where there is no right child, but never looks at two branches
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
