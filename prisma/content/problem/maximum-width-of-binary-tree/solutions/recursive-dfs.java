import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<Long> first = new ArrayList<>();
    private long widest;

    public int widthOfBinaryTree(TreeNode root) {
        first.clear();
        widest = 0;
        visit(root, 0, 0);
        return (int) widest;
    }

    private void visit(TreeNode node, int depth, long index) {
        if (node == null) return;
        if (depth == first.size()) first.add(index);
        long distance = index - first.get(depth);
        widest = Math.max(widest, distance + 1);
        visit(node.left, depth + 1, 2 * distance);
        visit(node.right, depth + 1, 2 * distance + 1);
    }
}
