import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    private int[] parent;

    public int minCostConnectPoints(int[][] points) {
        parent = new int[points.length];
        List<int[]> links = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            parent[i] = i;
            for (int j = 0; j < i; j++) {
                links.add(new int[] {cost(points[i], points[j]), i, j});
            }
        }
        links.sort(Comparator.comparingInt(link -> link[0]));
        int total = 0;
        for (int[] link : links) {
            int first = find(link[1]);
            int second = find(link[2]);
            if (first != second) {
                parent[first] = second;
                total += link[0];
            }
        }
        return total;
    }

    private int find(int point) {
        while (parent[point] != point) {
            parent[point] = parent[parent[point]];
            point = parent[point];
        }
        return point;
    }

    private static int cost(int[] first, int[] second) {
        return Math.abs(first[0] - second[0]) + Math.abs(first[1] - second[1]);
    }
}
