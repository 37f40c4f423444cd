// Wrong Answer: splits at the balloon that bursts first, although the two sides then become adjacent
class Solution {
    public int maxCoins(int[] nums) {
        int n = nums.length;
        int[][] best = new int[n + 2][n + 2];
        for (int start = n; start >= 1; start--) {
            for (int end = start; end <= n; end++) {
                for (int i = start; i <= end; i++) {
                    int left = i > 1 ? nums[i - 2] : 1;
                    int right = i < n ? nums[i] : 1;
                    int coins = left * nums[i - 1] * right;
                    int all = best[start][i - 1] + coins + best[i + 1][end];
                    best[start][end] = Math.max(best[start][end], all);
                }
            }
        }
        return best[1][n];
    }
}
