// Time Limit Exceeded: sets the lower end to the middle, so a range of two elements never shrinks
class Solution {
    public int searchInsert(int[] nums, int target) {
        int low = 0;
        int high = nums.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (nums[middle] < target) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
