// Wrong Answer: marks elements by their sign, but the negative numbers of the input look like marks
class Solution {
    public int firstMissingPositive(int[] nums) {
        for (int num : nums) {
            int place = Math.abs(num) - 1;
            if (place >= 0 && place < nums.length) {
                nums[place] = -Math.abs(nums[place]);
            }
        }
        for (int position = 0; position < nums.length; position++) {
            if (nums[position] >= 0) {
                return position + 1;
            }
        }
        return nums.length + 1;
    }
}
