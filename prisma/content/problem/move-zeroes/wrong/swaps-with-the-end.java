// Wrong Answer: swaps zeros with the last elements, which changes the order of the others
class Solution {
    public void moveZeroes(int[] nums) {
        int left = 0;
        int right = nums.length - 1;
        while (left < right) {
            if (nums[left] != 0) {
                left++;
            } else if (nums[right] == 0) {
                right--;
            } else {
                nums[left++] = nums[right];
                nums[right--] = 0;
            }
        }
    }
}
