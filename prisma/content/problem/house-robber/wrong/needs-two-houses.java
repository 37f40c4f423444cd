// Runtime Error: reads the second house even if there is only one
class Solution {
    public int rob(int[] nums) {
        int before = nums[0];
        int best = Math.max(nums[0], nums[1]);
        for (int i = 2; i < nums.length; i++) {
            int next = Math.max(best, before + nums[i]);
            before = best;
            best = next;
        }
        return best;
    }
}
