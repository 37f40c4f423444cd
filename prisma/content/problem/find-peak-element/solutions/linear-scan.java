class Solution {
    public int findPeakElement(int[] nums) {
        int position = 0;
        while (position + 1 < nums.length && nums[position] < nums[position + 1]) {
            position++;
        }
        return position;
    }
}
