import java.util.Arrays;

class Solution {
    public int jump(int[] nums) {
        int last = nums.length - 1;
        int[] jumps = new int[nums.length];
        Arrays.fill(jumps, nums.length);
        jumps[0] = 0;
        for (int i = 0; i < last; i++) {
            for (int j = i + 1; j <= Math.min(i + nums[i], last); j++) {
                jumps[j] = Math.min(jumps[j], jumps[i] + 1);
            }
        }
        return jumps[last];
    }
}
