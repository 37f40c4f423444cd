// Wrong Answer: visits the node between its subtrees, which is inorder
import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<Integer> values = new ArrayList<>();

    public List<Integer> postorderTraversal(TreeNode root) {
        if (root != null) {
            postorderTraversal(root.left);
            values.add(root.val);
            postorderTraversal(root.right);
        }
        return values;
    }
}
