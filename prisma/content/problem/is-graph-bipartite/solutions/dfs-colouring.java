import java.util.Arrays;

class Solution {
    private int[][] graph;
    private int[] colors;

    public boolean isBipartite(int[][] graph) {
        this.graph = graph;
        colors = new int[graph.length];
        Arrays.fill(colors, -1);
        for (int node = 0; node < graph.length; node++) {
            if (colors[node] == -1 && !color(node, 0)) return false;
        }
        return true;
    }

    private boolean color(int node, int choice) {
        colors[node] = choice;
        for (int neighbor : graph[node]) {
            if (colors[neighbor] == choice) return false;
            if (colors[neighbor] == -1 && !color(neighbor, 1 - choice)) return false;
        }
        return true;
    }
}
