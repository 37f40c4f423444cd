class Solution {
    private int[] row;
    private Integer[][] memo;

    public int maxCoins(int[] nums) {
        int n = nums.length + 2;
        row = new int[n];
        System.arraycopy(nums, 0, row, 1, nums.length);
        row[0] = 1;
        row[n - 1] = 1;
        memo = new Integer[n][n];
        return best(0, n - 1);
    }

    private int best(int left, int right) {
        if (right - left < 2) {
            return 0;
        }
        if (memo[left][right] == null) {
            int coins = 0;
            for (int last = left + 1; last < right; last++) {
                int own = row[left] * row[last] * row[right];
                coins = Math.max(coins, best(left, last) + own + best(last, right));
            }
            memo[left][right] = coins;
        }
        return memo[left][right];
    }
}
