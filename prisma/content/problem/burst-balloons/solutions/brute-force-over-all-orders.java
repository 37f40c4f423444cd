class Solution {
    public int maxCoins(int[] nums) {
        int best = 0;
        int n = nums.length;
        for (int i = 0; i < n; i++) {
            int left = i > 0 ? nums[i - 1] : 1;
            int right = i + 1 < n ? nums[i + 1] : 1;
            int[] rest = new int[n - 1];
            System.arraycopy(nums, 0, rest, 0, i);
            System.arraycopy(nums, i + 1, rest, i, n - 1 - i);
            best = Math.max(best, left * nums[i] * right + maxCoins(rest));
        }
        return best;
    }
}
