// Wrong Answer: multiplies the elements themselves, and the product overflows
class Solution {
    public int getMaxLen(int[] nums) {
        int longest = 0;
        for (int start = 0; start < nums.length; start++) {
            long product = 1;
            for (int end = start; end < nums.length; end++) {
                product *= nums[end];
                if (product > 0) {
                    longest = Math.max(longest, end - start + 1);
                }
            }
        }
        return longest;
    }
}
