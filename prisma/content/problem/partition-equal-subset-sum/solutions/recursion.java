import java.util.Arrays;

class Solution {
    public boolean canPartition(int[] nums) {
        int total = Arrays.stream(nums).sum();
        return total % 2 == 0 && canReach(nums, 0, total / 2);
    }

    private boolean canReach(int[] nums, int i, int rest) {
        if (rest == 0) {
            return true;
        }
        if (rest < 0 || i == nums.length) {
            return false;
        }
        return canReach(nums, i + 1, rest - nums[i]) || canReach(nums, i + 1, rest);
    }
}
