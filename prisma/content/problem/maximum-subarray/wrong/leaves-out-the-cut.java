// Wrong Answer: takes the best of the two halves and ignores subarrays that cross the middle
class Solution {
    public int maxSubArray(int[] nums) {
        return bestOf(nums, 0, nums.length - 1);
    }

    private int bestOf(int[] nums, int low, int high) {
        if (low == high) {
            return nums[low];
        }
        int middle = low + (high - low) / 2;
        return Math.max(bestOf(nums, low, middle), bestOf(nums, middle + 1, high));
    }
}
