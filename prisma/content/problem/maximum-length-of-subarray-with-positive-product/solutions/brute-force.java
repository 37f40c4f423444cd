class Solution {
    public int getMaxLen(int[] nums) {
        int longest = 0;
        for (int start = 0; start < nums.length; start++) {
            boolean isPositive = true;
            for (int end = start; end < nums.length && nums[end] != 0; end++) {
                if (nums[end] < 0) {
                    isPositive = !isPositive;
                }
                if (isPositive) {
                    longest = Math.max(longest, end - start + 1);
                }
            }
        }
        return longest;
    }
}
