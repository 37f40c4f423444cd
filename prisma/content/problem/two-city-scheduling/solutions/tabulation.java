import java.util.Arrays;

class Solution {
    public int twoCitySchedCost(int[][] costs) {
        int half = costs.length / 2;
        int[] dp = new int[half + 1];
        Arrays.fill(dp, 1_000_000_000);
        dp[0] = 0;
        for (int[] cost : costs) {
            for (int a = half; a > 0; a--) {
                dp[a] = Math.min(dp[a - 1] + cost[0], dp[a] + cost[1]);
            }
            dp[0] += cost[1];
        }
        return dp[half];
    }
}
