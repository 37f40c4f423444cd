import java.util.ArrayList;
import java.util.List;

class Solution {
    public Node flatten(Node head) {
        List<Node> nodes = new ArrayList<>();
        collect(head, nodes);
        Node before = null;
        for (Node node : nodes) {
            node.prev = before;
            node.next = null;
            node.child = null;
            if (before != null) {
                before.next = node;
            }
            before = node;
        }
        return head;
    }

    private void collect(Node node, List<Node> nodes) {
        for (; node != null; node = node.next) {
            nodes.add(node);
            collect(node.child, nodes);
        }
    }
}
