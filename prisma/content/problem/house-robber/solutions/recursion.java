class Solution {
    public int rob(int[] nums) {
        return bestFrom(nums, 0);
    }

    private int bestFrom(int[] nums, int i) {
        if (i >= nums.length) {
            return 0;
        }
        return Math.max(bestFrom(nums, i + 1), nums[i] + bestFrom(nums, i + 2));
    }
}
