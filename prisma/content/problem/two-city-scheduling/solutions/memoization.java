class Solution {
    public int twoCitySchedCost(int[][] costs) {
        int people = costs.length;
        return cost(costs, people, people / 2, new int[people + 1][people / 2 + 1]);
    }

    private int cost(int[][] costs, int i, int a, int[][] memo) {
        if (i == 0) {
            return 0;
        }
        if (memo[i][a] > 0) {
            return memo[i][a];
        }
        int best = Integer.MAX_VALUE;
        if (a > 0) {
            best = costs[i - 1][0] + cost(costs, i - 1, a - 1, memo);
        }
        if (a < i) {
            best = Math.min(best, costs[i - 1][1] + cost(costs, i - 1, a, memo));
        }
        memo[i][a] = best;
        return best;
    }
}
