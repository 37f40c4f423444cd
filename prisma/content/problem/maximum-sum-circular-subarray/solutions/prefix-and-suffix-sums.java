class Solution {
    public int maxSubarraySumCircular(int[] nums) {
        int n = nums.length;
        int best = nums[0];
        int endingHere = 0;
        int prefix = 0;
        int[] bestPrefix = new int[n];
        for (int i = 0; i < n; i++) {
            endingHere = Math.max(nums[i], endingHere + nums[i]);
            best = Math.max(best, endingHere);
            prefix += nums[i];
            bestPrefix[i] = i == 0 ? prefix : Math.max(prefix, bestPrefix[i - 1]);
        }
        int suffix = 0;
        for (int i = n - 1; i > 0; i--) {
            suffix += nums[i];
            best = Math.max(best, suffix + bestPrefix[i - 1]);
        }
        return best;
    }
}
