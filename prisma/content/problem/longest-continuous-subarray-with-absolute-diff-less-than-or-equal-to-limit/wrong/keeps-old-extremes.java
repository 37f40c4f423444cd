// Wrong Answer: the maximum and the minimum stay the same when their element leaves the window
class Solution {
    public int longestSubarray(int[] nums, int limit) {
        int longest = 0;
        int left = 0;
        int largest = nums[0];
        int smallest = nums[0];
        for (int right = 0; right < nums.length; right++) {
            largest = Math.max(largest, nums[right]);
            smallest = Math.min(smallest, nums[right]);
            while (left < right && largest - smallest > limit) {
                left++;
                if (left == right) largest = smallest = nums[right];
            }
            longest = Math.max(longest, right - left + 1);
        }
        return longest;
    }
}
