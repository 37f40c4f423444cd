// Wrong Answer: the difference of two ints may overflow and change its sign
class Solution {
    public int search(int[] nums, int target) {
        int low = 0;
        int high = nums.length - 1;
        while (low <= high) {
            int mid = low + (high - low) / 2;
            int difference = nums[mid] - target;
            if (difference == 0) {
                return mid;
            }
            if (difference < 0) {
                low = mid + 1;
            } else {
                high = mid - 1;
            }
        }
        return -1;
    }
}
