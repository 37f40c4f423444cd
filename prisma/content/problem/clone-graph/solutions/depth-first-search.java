import java.util.HashMap;
import java.util.Map;

class Solution {
    private final Map<Node, Node> copies = new HashMap<>();

    public Node cloneGraph(Node node) {
        copies.clear();
        return node == null ? null : copyOf(node);
    }

    private Node copyOf(Node node) {
        if (copies.containsKey(node)) {
            return copies.get(node);
        }
        Node copy = new Node(node.val);
        copies.put(node, copy);
        for (Node neighbor : node.neighbors) {
            copy.neighbors.add(copyOf(neighbor));
        }
        return copy;
    }
}
