import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    private final List<List<Integer>> neighbours = new ArrayList<>();
    private int[] parent;

    public List<Integer> findMinHeightTrees(int n, int[][] edges) {
        for (int node = 0; node < n; node++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        parent = new int[n];
        int first = farthestFrom(0);
        int node = farthestFrom(first);
        List<Integer> path = new ArrayList<>(List.of(node));
        while (node != first) {
            node = parent[node];
            path.add(node);
        }
        return path.subList((path.size() - 1) / 2, path.size() / 2 + 1);
    }

    private int farthestFrom(int start) {
        Arrays.fill(parent, -1);
        parent[start] = start;
        int[] queue = new int[parent.length];
        queue[0] = start;
        int size = 1;
        for (int i = 0; i < size; i++) {
            for (int neighbour : neighbours.get(queue[i])) {
                if (parent[neighbour] == -1) {
                    parent[neighbour] = queue[i];
                    queue[size++] = neighbour;
                }
            }
        }
        return queue[size - 1];
    }
}
