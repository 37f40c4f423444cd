// Wrong Answer: rejects every cycle, although cycles of even length are allowed
class Solution {
    private boolean[] seen;

    public boolean isBipartite(int[][] graph) {
        seen = new boolean[graph.length];
        for (int node = 0; node < graph.length; node++) {
            if (!seen[node] && hasCycle(graph, node, -1)) return false;
        }
        return true;
    }

    private boolean hasCycle(int[][] graph, int node, int from) {
        seen[node] = true;
        for (int neighbor : graph[node]) {
            if (neighbor == from) continue;
            if (seen[neighbor] || hasCycle(graph, neighbor, node)) return true;
        }
        return false;
    }
}
