import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private record Edge(String other, double factor) {}

    private record Place(String part, double worth) {}

    public double[] calcEquation(
            List<List<String>> equations, double[] values, List<List<String>> queries) {
        Map<String, List<Edge>> edges = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            String a = equations.get(i).get(0);
            String b = equations.get(i).get(1);
            edges.computeIfAbsent(a, name -> new ArrayList<>())
                .add(new Edge(b, 1 / values[i]));
            edges.computeIfAbsent(b, name -> new ArrayList<>())
                .add(new Edge(a, values[i]));
        }
        Map<String, Place> places = new HashMap<>();
        for (String start : edges.keySet()) {
            if (places.containsKey(start)) {
                continue;
            }
            places.put(start, new Place(start, 1));
            Deque<String> names = new ArrayDeque<>(List.of(start));
            while (!names.isEmpty()) {
                String name = names.pop();
                double worth = places.get(name).worth();
                for (Edge edge : edges.get(name)) {
                    if (!places.containsKey(edge.other())) {
                        double next = worth * edge.factor();
                        places.put(edge.other(), new Place(start, next));
                        names.push(edge.other());
                    }
                }
            }
        }
        double[] answers = new double[queries.size()];
        for (int i = 0; i < answers.length; i++) {
            Place c = places.get(queries.get(i).get(0));
            Place d = places.get(queries.get(i).get(1));
            boolean isKnown = c != null && d != null && c.part().equals(d.part());
            answers[i] = isKnown ? c.worth() / d.worth() : -1;
        }
        return answers;
    }
}
