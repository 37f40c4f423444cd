class Solution {
    public int longestOnes(int[] nums, int k) {
        int longest = 0;
        for (int start = 0; start < nums.length; start++) {
            int zeros = 0;
            for (int end = start; end < nums.length; end++) {
                zeros += 1 - nums[end];
                if (zeros > k) {
                    break;
                }
                longest = Math.max(longest, end - start + 1);
            }
        }
        return longest;
    }
}
