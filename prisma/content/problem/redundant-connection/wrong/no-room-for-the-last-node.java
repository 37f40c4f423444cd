// Runtime Error: allocates entries 0 to n - 1, but nodes are labelled from 1 to n
class Solution {
    public int[] findRedundantConnection(int[][] edges) {
        int[] label = new int[edges.length];
        for (int node = 0; node < label.length; node++) {
            label[node] = node;
        }
        for (int[] edge : edges) {
            int kept = label[edge[0]];
            int lost = label[edge[1]];
            if (kept == lost) {
                return edge;
            }
            for (int node = 0; node < label.length; node++) {
                label[node] = label[node] == lost ? kept : label[node];
            }
        }
        return new int[0];
    }
}
