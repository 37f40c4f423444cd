import java.util.Arrays;

class Solution {
    public int minCostConnectPoints(int[][] points) {
        int[] costs = new int[points.length];
        Arrays.fill(costs, Integer.MAX_VALUE);
        costs[0] = 0;
        boolean[] inside = new boolean[points.length];
        int total = 0;
        int next = 0;
        for (int round = 0; round < points.length; round++) {
            int newest = next;
            inside[newest] = true;
            total += costs[newest];
            int cheapest = Integer.MAX_VALUE;
            for (int i = 0; i < points.length; i++) {
                if (inside[i]) {
                    continue;
                }
                costs[i] = Math.min(costs[i], cost(points[i], points[newest]));
                if (costs[i] < cheapest) {
                    cheapest = costs[i];
                    next = i;
                }
            }
        }
        return total;
    }

    private static int cost(int[] first, int[] second) {
        return Math.abs(first[0] - second[0]) + Math.abs(first[1] - second[1]);
    }
}
