import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private static class Node {
        Node parent = this;
        double ratio = 1.0; // the value of this variable / its parent
        int size = 1;
    }

    public double[] calcEquation(
            List<List<String>> equations, double[] values, List<List<String>> queries) {
        Map<String, Node> nodes = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            List<String> pair = equations.get(i);
            Node a = nodes.computeIfAbsent(pair.get(0), name -> new Node());
            Node b = nodes.computeIfAbsent(pair.get(1), name -> new Node());
            join(a, b, values[i]);
        }
        double[] answers = new double[queries.size()];
        for (int i = 0; i < answers.length; i++) {
            Node c = nodes.get(queries.get(i).get(0));
            Node d = nodes.get(queries.get(i).get(1));
            boolean isKnown = c != null && d != null && find(c) == find(d);
            answers[i] = isKnown ? c.ratio / d.ratio : -1.0;
        }
        return answers;
    }

    private Node find(Node node) {
        Node above = node.parent;
        if (above != node) {
            node.parent = find(above);
            node.ratio *= above.ratio;
        }
        return node.parent;
    }

    private void join(Node a, Node b, double value) {
        Node rootA = find(a);
        Node rootB = find(b);
        if (rootA == rootB) {
            return;
        }
        double quotient = value * b.ratio / a.ratio;
        if (rootA.size > rootB.size) {
            rootB.parent = rootA;
            rootB.ratio = 1 / quotient;
            rootA.size += rootB.size;
        } else {
            rootA.parent = rootB;
            rootA.ratio = quotient;
            rootB.size += rootA.size;
        }
    }
}
