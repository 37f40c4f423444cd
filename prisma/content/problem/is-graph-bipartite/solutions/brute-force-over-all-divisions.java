class Solution {
    public boolean isBipartite(int[][] graph) {
        return divide(graph, new int[graph.length], 0);
    }

    private boolean divide(int[][] graph, int[] color, int node) {
        if (node == graph.length) return isValid(graph, color);
        for (int choice = 0; choice < 2; choice++) {
            color[node] = choice;
            if (divide(graph, color, node + 1)) return true;
        }
        return false;
    }

    private static boolean isValid(int[][] graph, int[] color) {
        for (int u = 0; u < graph.length; u++) {
            for (int v : graph[u]) {
                if (color[u] == color[v]) return false;
            }
        }
        return true;
    }
}
