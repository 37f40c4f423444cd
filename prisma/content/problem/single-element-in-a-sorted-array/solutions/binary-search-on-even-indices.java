class Solution {
    public int singleNonDuplicate(int[] nums) {
        int low = 0;
        int high = nums.length - 1;
        while (low < high) {
            int middle = low + (high - low) / 2;
            middle -= middle % 2;
            if (nums[middle] == nums[middle + 1]) {
                low = middle + 2;
            } else {
                high = middle;
            }
        }
        return nums[low];
    }
}
