class Solution {
    public int lengthOfLIS(int[] nums) {
        return longest(nums, 0, Integer.MIN_VALUE);
    }

    private int longest(int[] nums, int i, int last) {
        if (i == nums.length) {
            return 0;
        }
        int best = longest(nums, i + 1, last);
        if (nums[i] > last) {
            best = Math.max(best, 1 + longest(nums, i + 1, nums[i]));
        }
        return best;
    }
}
