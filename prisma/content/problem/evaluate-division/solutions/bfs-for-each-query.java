import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

class Solution {
    private final Map<String, Map<String, Double>> edges = new HashMap<>();

    public double[] calcEquation(
            List<List<String>> equations, double[] values, List<List<String>> queries) {
        edges.clear();
        for (int i = 0; i < values.length; i++) {
            String a = equations.get(i).get(0);
            String b = equations.get(i).get(1);
            edges.computeIfAbsent(a, name -> new HashMap<>()).put(b, values[i]);
            edges.computeIfAbsent(b, name -> new HashMap<>()).put(a, 1 / values[i]);
        }
        return queries.stream()
            .mapToDouble(query -> quotient(query.get(0), query.get(1)))
            .toArray();
    }

    private double quotient(String start, String end) {
        if (!edges.containsKey(start) || !edges.containsKey(end)) {
            return -1;
        }
        Map<String, Double> products = new HashMap<>(Map.of(start, 1.0));
        Queue<String> names = new ArrayDeque<>(List.of(start));
        while (!names.isEmpty()) {
            String name = names.remove();
            double product = products.get(name);
            if (name.equals(end)) {
                return product;
            }
            edges.get(name).forEach((other, factor) -> {
                if (products.putIfAbsent(other, product * factor) == null) {
                    names.add(other);
                }
            });
        }
        return -1;
    }
}
