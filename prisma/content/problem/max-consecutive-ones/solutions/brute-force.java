class Solution {
    public int findMaxConsecutiveOnes(int[] nums) {
        int longest = 0;
        for (int start = 0; start < nums.length; start++) {
            int end = start;
            while (end < nums.length && nums[end] == 1) {
                end++;
            }
            longest = Math.max(longest, end - start);
        }
        return longest;
    }
}
