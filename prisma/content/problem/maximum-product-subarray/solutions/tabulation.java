class Solution {
    public int maxProduct(int[] nums) {
        int[] high = new int[nums.length];
        int[] low = new int[nums.length];
        high[0] = nums[0];
        low[0] = nums[0];
        int best = nums[0];
        for (int i = 1; i < nums.length; i++) {
            int first = high[i - 1] * nums[i];
            int second = low[i - 1] * nums[i];
            high[i] = Math.max(nums[i], Math.max(first, second));
            low[i] = Math.min(nums[i], Math.min(first, second));
            best = Math.max(best, high[i]);
        }
        return best;
    }
}
