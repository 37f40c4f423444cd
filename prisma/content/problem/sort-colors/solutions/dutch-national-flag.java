class Solution {
    public void sortColors(int[] nums) {
        int low = 0;
        int current = 0;
        int high = nums.length - 1;
        while (current <= high) {
            if (nums[current] == 0) {
                swap(nums, low++, current++);
            } else if (nums[current] == 1) {
                current++;
            } else {
                swap(nums, current, high--);
            }
        }
    }

    private static void swap(int[] nums, int i, int j) {
        int color = nums[i];
        nums[i] = nums[j];
        nums[j] = color;
    }
}
