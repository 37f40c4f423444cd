// Wrong Answer: follows an equation only from the first variable to the second
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

class Solution {
    public double[] calcEquation(
            List<List<String>> equations, double[] values, List<List<String>> queries) {
        Map<String, Map<String, Double>> edges = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            String a = equations.get(i).get(0);
            String b = equations.get(i).get(1);
            edges.computeIfAbsent(a, name -> new HashMap<>()).put(b, values[i]);
            edges.computeIfAbsent(b, name -> new HashMap<>());
        }
        double[] answers = new double[queries.size()];
        for (int i = 0; i < answers.length; i++) {
            String start = queries.get(i).get(0);
            Map<String, Double> products = new HashMap<>();
            Queue<String> names = new ArrayDeque<>();
            if (edges.containsKey(start)) {
                products.put(start, 1.0);
                names.add(start);
            }
            while (!names.isEmpty()) {
                String name = names.remove();
                double product = products.get(name);
                edges.get(name).forEach((other, factor) -> {
                    if (products.putIfAbsent(other, product * factor) == null) {
                        names.add(other);
                    }
                });
            }
            answers[i] = products.getOrDefault(queries.get(i).get(1), -1.0);
        }
        return answers;
    }
}
