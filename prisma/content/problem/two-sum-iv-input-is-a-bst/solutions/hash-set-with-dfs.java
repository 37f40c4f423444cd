import java.util.HashSet;
import java.util.Set;

class Solution {
    public boolean findTarget(TreeNode root, int k) {
        return visit(root, k, new HashSet<>());
    }

    private boolean visit(TreeNode node, int k, Set<Integer> seen) {
        if (node == null) return false;
        if (seen.contains(k - node.val)) return true;
        seen.add(node.val);
        return visit(node.left, k, seen) || visit(node.right, k, seen);
    }
}
