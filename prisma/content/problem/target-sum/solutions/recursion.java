class Solution {
    public int findTargetSumWays(int[] nums, int target) {
        return ways(nums, 0, target);
    }

    private int ways(int[] nums, int i, int rest) {
        if (i == nums.length) {
            return rest == 0 ? 1 : 0;
        }
        return ways(nums, i + 1, rest - nums[i]) + ways(nums, i + 1, rest + nums[i]);
    }
}
