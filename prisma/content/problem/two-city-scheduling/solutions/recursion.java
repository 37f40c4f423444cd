class Solution {
    public int twoCitySchedCost(int[][] costs) {
        return cost(costs, costs.length, costs.length / 2);
    }

    private int cost(int[][] costs, int i, int a) {
        if (i == 0) {
            return 0;
        }
        int best = Integer.MAX_VALUE;
        if (a > 0) {
            best = costs[i - 1][0] + cost(costs, i - 1, a - 1);
        }
        if (a < i) {
            best = Math.min(best, costs[i - 1][1] + cost(costs, i - 1, a));
        }
        return best;
    }
}
