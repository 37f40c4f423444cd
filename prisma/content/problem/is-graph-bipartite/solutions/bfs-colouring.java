import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

class Solution {
    public boolean isBipartite(int[][] graph) {
        int[] color = new int[graph.length];
        Arrays.fill(color, -1);
        Queue<Integer> queue = new ArrayDeque<>();
        for (int start = 0; start < graph.length; start++) {
            if (color[start] != -1) continue;
            color[start] = 0;
            queue.add(start);
            while (!queue.isEmpty()) {
                int node = queue.remove();
                for (int neighbor : graph[node]) {
                    if (color[neighbor] == color[node]) return false;
                    if (color[neighbor] == -1) {
                        color[neighbor] = 1 - color[node];
                        queue.add(neighbor);
                    }
                }
            }
        }
        return true;
    }
}
