class Solution {
    public int findDuplicate(int[] nums) {
        int low = 1;
        int high = nums.length - 1;
        while (low < high) {
            int middle = low + (high - low) / 2;
            int count = 0;
            for (int num : nums) {
                if (num <= middle) count++;
            }
            if (count > middle) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
