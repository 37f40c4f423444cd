import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<Integer> findMinHeightTrees(int n, int[][] edges) {
        if (n == 1) {
            return List.of(0);
        }
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            neighbours.add(new ArrayList<>());
        }
        int[] degree = new int[n];
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
            degree[edge[0]]++;
            degree[edge[1]]++;
        }
        List<Integer> leaves = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            if (degree[node] == 1) {
                leaves.add(node);
            }
        }
        int remaining = n;
        while (remaining > 2) {
            remaining -= leaves.size();
            List<Integer> newLeaves = new ArrayList<>();
            for (int leaf : leaves) {
                for (int neighbour : neighbours.get(leaf)) {
                    if (--degree[neighbour] == 1) {
                        newLeaves.add(neighbour);
                    }
                }
            }
            leaves = newLeaves;
        }
        return leaves;
    }
}
