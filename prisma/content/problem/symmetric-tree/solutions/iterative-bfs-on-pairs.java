import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    private record Pair(TreeNode one, TreeNode other) {}

    public boolean isSymmetric(TreeNode root) {
        Queue<Pair> pairs = new ArrayDeque<>();
        pairs.add(new Pair(root.left, root.right));
        while (!pairs.isEmpty()) {
            Pair pair = pairs.remove();
            TreeNode one = pair.one();
            TreeNode other = pair.other();
            if (one == null && other == null) {
                continue;
            }
            if (one == null || other == null || one.val != other.val) {
                return false;
            }
            pairs.add(new Pair(one.left, other.right));
            pairs.add(new Pair(one.right, other.left));
        }
        return true;
    }
}
