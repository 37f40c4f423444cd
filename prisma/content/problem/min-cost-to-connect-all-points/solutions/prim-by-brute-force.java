class Solution {
    public int minCostConnectPoints(int[][] points) {
        boolean[] inside = new boolean[points.length];
        inside[0] = true;
        int total = 0;
        for (int round = 1; round < points.length; round++) {
            int cheapest = Integer.MAX_VALUE;
            int next = 0;
            for (int i = 0; i < points.length; i++) {
                for (int j = 0; j < points.length; j++) {
                    if (!inside[i] || inside[j]) {
                        continue;
                    }
                    int cost = cost(points[i], points[j]);
                    if (cost < cheapest) {
                        cheapest = cost;
                        next = j;
                    }
                }
            }
            inside[next] = true;
            total += cheapest;
        }
        return total;
    }

    private static int cost(int[] first, int[] second) {
        return Math.abs(first[0] - second[0]) + Math.abs(first[1] - second[1]);
    }
}
