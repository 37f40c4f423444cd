// Wrong Answer: uses the Euclidean instead of the Manhattan distance
class Solution {
    public int minCostConnectPoints(int[][] points) {
        double[] costs = new double[points.length];
        Arrays.fill(costs, Double.MAX_VALUE);
        costs[0] = 0;
        boolean[] inside = new boolean[points.length];
        double total = 0;
        for (int round = 0; round < points.length; round++) {
            int next = -1;
            for (int i = 0; i < points.length; i++) {
                if (!inside[i] && (next < 0 || costs[i] < costs[next])) {
                    next = i;
                }
            }
            inside[next] = true;
            total += costs[next];
            for (int i = 0; i < points.length; i++) {
                double cost = Math.hypot(points[i][0] - points[next][0],
                        points[i][1] - points[next][1]);
                costs[i] = Math.min(costs[i], cost);
            }
        }
        return (int) Math.round(total);
    }
}
