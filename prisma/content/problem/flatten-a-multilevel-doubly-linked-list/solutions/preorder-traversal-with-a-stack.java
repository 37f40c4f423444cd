import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    public Node flatten(Node head) {
        Deque<Node> waiting = new ArrayDeque<>();
        if (head != null) {
            waiting.push(head);
        }
        Node before = null;
        while (!waiting.isEmpty()) {
            Node node = waiting.pop();
            if (node.next != null) {
                waiting.push(node.next);
            }
            if (node.child != null) {
                waiting.push(node.child);
            }
            node.prev = before;
            node.child = null;
            if (before != null) {
                before.next = node;
            }
            before = node;
        }
        return head;
    }
}
