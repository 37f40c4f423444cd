import java.util.Arrays;

class Solution {
    public int rob(int[] nums) {
        int n = nums.length;
        return n == 1 ? nums[0] : Math.max(bestOf(nums, 0, n - 1), bestOf(nums, 1, n));
    }

    private int bestOf(int[] nums, int start, int end) {
        int[] memo = new int[end];
        Arrays.fill(memo, -1);
        return best(nums, start, memo);
    }

    private int best(int[] nums, int i, int[] memo) {
        if (i >= memo.length) {
            return 0;
        }
        if (memo[i] == -1) {
            int robbed = nums[i] + best(nums, i + 2, memo);
            memo[i] = Math.max(best(nums, i + 1, memo), robbed);
        }
        return memo[i];
    }
}
