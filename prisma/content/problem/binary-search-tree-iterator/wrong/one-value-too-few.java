// Wrong Answer: compares with the last index instead of the length, so the last value is missed
import java.util.ArrayList;
import java.util.List;

class BSTIterator {
    private final List<Integer> values = new ArrayList<>();
    private int place = 0;

    public BSTIterator(TreeNode root) {
        collect(root);
    }

    public int next() {
        return values.get(place++);
    }

    public boolean hasNext() {
        return place < values.size() - 1;
    }

    private void collect(TreeNode node) {
        if (node == null) return;
        collect(node.left);
        values.add(node.val);
        collect(node.right);
    }
}
