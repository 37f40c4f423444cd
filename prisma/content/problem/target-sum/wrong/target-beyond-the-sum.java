// Runtime Error: a target below the negative total leads to an array of negative length
import java.util.Arrays;

class Solution {
    public int findTargetSumWays(int[] nums, int target) {
        int total = Arrays.stream(nums).sum();
        if ((total + target) % 2 != 0) {
            return 0;
        }
        int plus = (total + target) / 2;
        int[] ways = new int[plus + 1];
        ways[0] = 1;
        for (int num : nums) {
            for (int t = plus; t >= num; t--) {
                ways[t] += ways[t - num];
            }
        }
        return ways[plus];
    }
}
