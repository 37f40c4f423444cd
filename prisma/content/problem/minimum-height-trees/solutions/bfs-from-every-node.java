import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public List<Integer> findMinHeightTrees(int n, int[][] edges) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        List<Integer> roots = new ArrayList<>();
        int smallest = n;
        for (int root = 0; root < n; root++) {
            int height = heightFrom(root, neighbours);
            if (height < smallest) {
                smallest = height;
                roots.clear();
            }
            if (height == smallest) {
                roots.add(root);
            }
        }
        return roots;
    }

    private int heightFrom(int root, List<List<Integer>> neighbours) {
        int[] depth = new int[neighbours.size()];
        Arrays.fill(depth, -1);
        int[] queue = new int[neighbours.size()];
        queue[0] = root;
        depth[root] = 0;
        int size = 1;
        for (int i = 0; i < size; i++) {
            for (int neighbour : neighbours.get(queue[i])) {
                if (depth[neighbour] == -1) {
                    depth[neighbour] = depth[queue[i]] + 1;
                    queue[size++] = neighbour;
                }
            }
        }
        return depth[queue[size - 1]];
    }
}
