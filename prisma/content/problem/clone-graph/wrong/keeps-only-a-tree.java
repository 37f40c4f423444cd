// Wrong Answer: drops every edge to a node that already has a copy
import java.util.*;

class Solution {
    public Node cloneGraph(Node node) {
        if (node == null) {
            return null;
        }
        Map<Node, Node> copies = new HashMap<>();
        Queue<Node> queue = new ArrayDeque<>();
        copies.put(node, new Node(node.val));
        queue.add(node);
        while (!queue.isEmpty()) {
            Node original = queue.remove();
            for (Node neighbor : original.neighbors) {
                if (!copies.containsKey(neighbor)) {
                    Node copy = new Node(neighbor.val);
                    copies.put(neighbor, copy);
                    queue.add(neighbor);
                    copies.get(original).neighbors.add(copy);
                }
            }
        }
        return copies.get(node);
    }
}
