class Solution {
    public int rob(int[] nums) {
        int n = nums.length;
        return n == 1 ? nums[0] : Math.max(bestOf(nums, 0, n - 1), bestOf(nums, 1, n));
    }

    private int bestOf(int[] nums, int start, int end) {
        int[] best = new int[end - start + 1];
        best[1] = nums[start];
        for (int i = 2; i < best.length; i++) {
            best[i] = Math.max(best[i - 1], best[i - 2] + nums[start + i - 1]);
        }
        return best[end - start];
    }
}
