// Wrong Answer: plain Kadane, which never wraps around
class Solution {
    public int maxSubarraySumCircular(int[] nums) {
        int best = nums[0];
        int endingHere = 0;
        for (int num : nums) {
            endingHere = Math.max(num, endingHere + num);
            best = Math.max(best, endingHere);
        }
        return best;
    }
}
