// Wrong Answer: n * (n + 1) overflows a 32-bit integer if n is large
class Solution {
    public int missingNumber(int[] nums) {
        int missing = nums.length * (nums.length + 1) / 2;
        for (int num : nums) {
            missing -= num;
        }
        return missing;
    }
}
