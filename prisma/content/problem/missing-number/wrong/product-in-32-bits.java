// Wrong Answer: n times n + 1 does not fit into an int if n is large
class Solution {
    public int missingNumber(int[] nums) {
        int missing = nums.length * (nums.length + 1) / 2;
        for (int num : nums) {
            missing -= num;
        }
        return missing;
    }
}
