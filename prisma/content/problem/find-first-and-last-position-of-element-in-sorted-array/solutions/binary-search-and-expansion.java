class Solution {
    public int[] searchRange(int[] nums, int target) {
        int low = 0;
        int high = nums.length - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (nums[middle] < target) {
                low = middle + 1;
            } else if (nums[middle] > target) {
                high = middle - 1;
            } else {
                int first = middle;
                int last = middle;
                while (first > 0 && nums[first - 1] == target) {
                    first--;
                }
                while (last + 1 < nums.length && nums[last + 1] == target) {
                    last++;
                }
                return new int[] {first, last};
            }
        }
        return new int[] {-1, -1};
    }
}
