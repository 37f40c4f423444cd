import java.util.Arrays;

class Solution {
    public boolean canPartition(int[] nums) {
        int total = Arrays.stream(nums).sum();
        if (total % 2 == 1) {
            return false;
        }
        int half = total / 2;
        boolean[] canMake = new boolean[half + 1];
        canMake[0] = true;
        for (int num : nums) {
            for (int t = half; t >= num; t--) {
                canMake[t] |= canMake[t - num];
            }
        }
        return canMake[half];
    }
}
