class Solution {
    public int maxCoins(int[] nums) {
        int n = nums.length + 2;
        int[] row = new int[n];
        System.arraycopy(nums, 0, row, 1, nums.length);
        row[0] = 1;
        row[n - 1] = 1;
        int[][] best = new int[n][n];
        for (int left = n - 3; left >= 0; left--) {
            for (int right = left + 2; right < n; right++) {
                for (int last = left + 1; last < right; last++) {
                    int coins = row[left] * row[last] * row[right];
                    int all = best[left][last] + coins + best[last][right];
                    best[left][right] = Math.max(best[left][right], all);
                }
            }
        }
        return best[0][n - 1];
    }
}
