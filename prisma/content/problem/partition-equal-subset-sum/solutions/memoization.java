import java.util.Arrays;

class Solution {
    private boolean[][] failed;

    public boolean canPartition(int[] nums) {
        int total = Arrays.stream(nums).sum();
        if (total % 2 == 1) {
            return false;
        }
        failed = new boolean[nums.length][total / 2 + 1];
        return canReach(nums, 0, total / 2);
    }

    private boolean canReach(int[] nums, int i, int rest) {
        if (rest == 0) {
            return true;
        }
        if (rest < 0 || i == nums.length || failed[i][rest]) {
            return false;
        }
        if (canReach(nums, i + 1, rest - nums[i]) || canReach(nums, i + 1, rest)) {
            return true;
        }
        failed[i][rest] = true;
        return false;
    }
}
