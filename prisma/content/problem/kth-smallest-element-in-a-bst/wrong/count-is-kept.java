// Wrong Answer: a static field keeps the values of the previous call
import java.util.ArrayList;
import java.util.List;

class Solution {
    private static final List<Integer> VALUES = new ArrayList<>();

    public int kthSmallest(TreeNode root, int k) {
        walk(root);
        return VALUES.get(k - 1);
    }

    private void walk(TreeNode node) {
        if (node == null) return;
        walk(node.left);
        VALUES.add(node.val);
        walk(node.right);
    }
}
