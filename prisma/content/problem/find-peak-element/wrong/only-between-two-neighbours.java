// Wrong Answer: ignores the first and the last element, although one of them may be the only peak
class Solution {
    public int findPeakElement(int[] nums) {
        for (int position = 1; position < nums.length - 1; position++) {
            int higher = Math.max(nums[position - 1], nums[position + 1]);
            if (nums[position] > higher) {
                return position;
            }
        }
        return -1;
    }
}
