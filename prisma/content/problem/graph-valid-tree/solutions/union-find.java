class Solution {
    private int[] parent;
    private int[] size;

    public boolean validTree(int n, int[][] edges) {
        parent = new int[n];
        size = new int[n];
        for (int node = 0; node < n; node++) {
            parent[node] = node;
            size[node] = 1;
        }
        for (int[] edge : edges) {
            if (!join(find(edge[0]), find(edge[1]))) {
                return false;
            }
        }
        return edges.length == n - 1;
    }

    private boolean join(int first, int second) {
        if (first == second) {
            return false;
        }
        int large = size[first] < size[second] ? second : first;
        int small = large == first ? second : first;
        parent[small] = large;
        size[large] += size[small];
        return true;
    }

    private int find(int node) {
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }
}
