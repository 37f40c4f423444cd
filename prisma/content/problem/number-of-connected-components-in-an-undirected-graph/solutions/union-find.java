class Solution {
    private int[] parent;

    public int countComponents(int n, int[][] edges) {
        parent = new int[n];
        int[] size = new int[n];
        for (int node = 0; node < n; node++) {
            parent[node] = node;
            size[node] = 1;
        }
        int groups = n;
        for (int[] edge : edges) {
            int first = find(edge[0]);
            int second = find(edge[1]);
            if (first == second) {
                continue;
            }
            int large = size[first] < size[second] ? second : first;
            int small = large == first ? second : first;
            parent[small] = large;
            size[large] += size[small];
            groups--;
        }
        return groups;
    }

    private int find(int node) {
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }
}
