import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<Node> last = new ArrayList<>();

    public Node connect(Node root) {
        visit(root, 0);
        return root;
    }

    private void visit(Node node, int depth) {
        if (node == null) {
            return;
        }
        if (depth == last.size()) {
            last.add(node);
        } else {
            last.get(depth).next = node;
            last.set(depth, node);
        }
        visit(node.left, depth + 1);
        visit(node.right, depth + 1);
    }
}
