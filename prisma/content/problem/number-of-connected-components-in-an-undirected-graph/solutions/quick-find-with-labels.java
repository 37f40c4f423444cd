class Solution {
    public int countComponents(int n, int[][] edges) {
        int[] label = new int[n];
        for (int node = 0; node < n; node++) {
            label[node] = node;
        }
        int groups = n;
        for (int[] edge : edges) {
            int kept = label[edge[0]];
            int lost = label[edge[1]];
            if (kept == lost) {
                continue;
            }
            for (int node = 0; node < n; node++) {
                if (label[node] == lost) {
                    label[node] = kept;
                }
            }
            groups--;
        }
        return groups;
    }
}
