import java.util.Arrays;

class Solution {
    public int deleteAndEarn(int[] nums) {
        int most = Arrays.stream(nums).max().getAsInt();
        int[] points = new int[most + 1];
        for (int value : nums) {
            points[value] += value;
        }
        int[] dp = new int[most + 1];
        dp[1] = points[1];
        for (int x = 2; x <= most; x++) {
            dp[x] = Math.max(dp[x - 1], dp[x - 2] + points[x]);
        }
        return dp[most];
    }
}
