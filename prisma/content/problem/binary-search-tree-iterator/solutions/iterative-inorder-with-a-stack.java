import java.util.ArrayDeque;
import java.util.Deque;

class BSTIterator {
    private final Deque<TreeNode> waiting = new ArrayDeque<>();

    public BSTIterator(TreeNode root) {
        pushLeft(root);
    }

    public int next() {
        TreeNode node = waiting.pop();
        pushLeft(node.right);
        return node.val;
    }

    public boolean hasNext() {
        return !waiting.isEmpty();
    }

    private void pushLeft(TreeNode node) {
        for (; node != null; node = node.left) waiting.push(node);
    }
}
