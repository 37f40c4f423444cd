class Solution {
    public boolean validTree(int n, int[][] edges) {
        int[] label = new int[n];
        for (int node = 0; node < n; node++) {
            label[node] = node;
        }
        for (int[] edge : edges) {
            int kept = label[edge[0]];
            int lost = label[edge[1]];
            if (kept == lost) {
                return false;
            }
            for (int node = 0; node < n; node++) {
                if (label[node] == lost) {
                    label[node] = kept;
                }
            }
        }
        return edges.length == n - 1;
    }
}
