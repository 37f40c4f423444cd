// Wrong Answer: uses two pointers although the array is not sorted
class Solution {
    public int[] twoSum(int[] nums, int target) {
        int left = 0;
        int right = nums.length - 1;
        while (left < right) {
            int total = nums[left] + nums[right];
            if (total == target) {
                return new int[] {left, right};
            }
            if (total < target) {
                left++;
            } else {
                right--;
            }
        }
        return new int[0];
    }
}
