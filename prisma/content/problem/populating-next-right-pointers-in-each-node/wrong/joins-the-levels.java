// Wrong Answer: connects the last node of a level with the first node of the next level
import java.util.ArrayDeque;
import java.util.Queue;

class Solution {
    public Node connect(Node root) {
        Queue<Node> queue = new ArrayDeque<>();
        if (root != null) {
            queue.add(root);
        }
        while (!queue.isEmpty()) {
            Node node = queue.remove();
            if (node.left != null) {
                queue.add(node.left);
                queue.add(node.right);
            }
            node.next = queue.peek();
        }
        return root;
    }
}
