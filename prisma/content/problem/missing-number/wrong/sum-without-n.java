// Wrong Answer: adds up 0 to n - 1 instead of 0 to n
class Solution {
    public int missingNumber(int[] nums) {
        int missing = 0;
        for (int i = 0; i < nums.length; i++) {
            missing += i - nums[i];
        }
        return missing;
    }
}
