class Solution {
    public int rob(int[] nums) {
        int n = nums.length;
        return n == 1 ? nums[0] : Math.max(best(nums, 0, n - 1), best(nums, 1, n));
    }

    private int best(int[] nums, int start, int end) {
        if (start >= end) {
            return 0;
        }
        int robbed = nums[start] + best(nums, start + 2, end);
        return Math.max(best(nums, start + 1, end), robbed);
    }
}
