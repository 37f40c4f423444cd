import java.util.Arrays;

class Solution {
    public int rob(int[] nums) {
        int[] memo = new int[nums.length];
        Arrays.fill(memo, -1);
        return bestFrom(nums, 0, memo);
    }

    private int bestFrom(int[] nums, int i, int[] memo) {
        if (i >= nums.length) {
            return 0;
        }
        if (memo[i] == -1) {
            int skipped = bestFrom(nums, i + 1, memo);
            int robbed = nums[i] + bestFrom(nums, i + 2, memo);
            memo[i] = Math.max(skipped, robbed);
        }
        return memo[i];
    }
}
