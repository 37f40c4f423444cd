class Solution {
    public int longestSubarray(int[] nums, int limit) {
        int longest = 0;
        for (int start = 0; start < nums.length; start++) {
            int largest = nums[start];
            int smallest = nums[start];
            for (int end = start; end < nums.length; end++) {
                largest = Math.max(largest, nums[end]);
                smallest = Math.min(smallest, nums[end]);
                if (largest - smallest > limit) break;
                longest = Math.max(longest, end - start + 1);
            }
        }
        return longest;
    }
}
