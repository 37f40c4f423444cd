class Solution {
    private int[] parent;

    public int[] findRedundantConnection(int[][] edges) {
        parent = new int[edges.length + 1];
        int[] size = new int[parent.length];
        for (int node = 0; node < parent.length; node++) {
            parent[node] = node;
            size[node] = 1;
        }
        for (int[] edge : edges) {
            int first = find(edge[0]);
            int second = find(edge[1]);
            if (first == second) {
                return edge;
            }
            int large = size[first] < size[second] ? second : first;
            int small = large == first ? second : first;
            parent[small] = large;
            size[large] += size[small];
        }
        return new int[0];
    }

    private int find(int node) {
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }
}
