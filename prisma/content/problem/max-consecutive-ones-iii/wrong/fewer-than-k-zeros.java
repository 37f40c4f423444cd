// Wrong Answer: shrinks the window as soon as it has k zeros, although k are allowed
class Solution {
    public int longestOnes(int[] nums, int k) {
        int longest = 0;
        int start = 0;
        int zeros = 0;
        for (int end = 0; end < nums.length; end++) {
            zeros += 1 - nums[end];
            while (zeros >= k && start <= end) {
                zeros -= 1 - nums[start++];
            }
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
