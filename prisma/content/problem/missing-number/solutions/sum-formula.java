class Solution {
    public int missingNumber(int[] nums) {
        long missing = (long) nums.length * (nums.length + 1) / 2;
        for (int num : nums) {
            missing -= num;
        }
        return (int) missing;
    }
}
