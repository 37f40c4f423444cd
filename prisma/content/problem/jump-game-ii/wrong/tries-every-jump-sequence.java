// Time Limit Exceeded: plain recursion over all jump sequences, without memoization
class Solution {
    public int jump(int[] nums) {
        return jumpFrom(nums, 0);
    }

    private int jumpFrom(int[] nums, int i) {
        if (i == nums.length - 1) {
            return 0;
        }
        int fewest = nums.length;
        for (int j = Math.min(i + nums[i], nums.length - 1); j > i; j--) {
            fewest = Math.min(fewest, 1 + jumpFrom(nums, j));
        }
        return fewest;
    }
}
