class Solution {
    public int maxSubArray(int[] nums) {
        return bestOf(nums, 0, nums.length - 1);
    }

    private int bestOf(int[] nums, int low, int high) {
        if (low == high) {
            return nums[low];
        }
        int middle = low + (high - low) / 2;

        int toLeft = nums[middle];
        for (int i = middle - 1, total = toLeft; i >= low; i--) {
            total += nums[i];
            toLeft = Math.max(toLeft, total);
        }
        int toRight = nums[middle + 1];
        for (int i = middle + 2, total = toRight; i <= high; i++) {
            total += nums[i];
            toRight = Math.max(toRight, total);
        }
        int inLeft = bestOf(nums, low, middle);
        int inRight = bestOf(nums, middle + 1, high);
        return Math.max(toLeft + toRight, Math.max(inLeft, inRight));
    }
}
