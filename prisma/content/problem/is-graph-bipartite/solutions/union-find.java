import java.util.Arrays;

class Solution {
    private int[] parent;
    private int[] size;

    public boolean isBipartite(int[][] graph) {
        parent = new int[graph.length];
        size = new int[graph.length];
        Arrays.setAll(parent, node -> node);
        Arrays.fill(size, 1);
        for (int node = 0; node < graph.length; node++) {
            for (int neighbor : graph[node]) {
                if (find(neighbor) == find(node)) return false;
                unite(graph[node][0], neighbor);
            }
        }
        return true;
    }

    private int find(int node) {
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }

    private void unite(int first, int second) {
        int a = find(first);
        int b = find(second);
        if (a == b) return;
        int larger = size[a] < size[b] ? b : a;
        int smaller = larger == a ? b : a;
        parent[smaller] = larger;
        size[larger] += size[smaller];
    }
}
