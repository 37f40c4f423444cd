class Solution {
    private int[] nums;
    private int[] buffer;

    public int reversePairs(int[] nums) {
        this.nums = nums;
        buffer = new int[nums.length];
        return sort(0, nums.length);
    }

    private int sort(int low, int high) {
        if (high - low <= 1) {
            return 0;
        }
        int middle = (low + high) / 2;
        int pairs = sort(low, middle) + sort(middle, high);
        int j = middle;
        for (int i = low; i < middle; i++) {
            while (j < high && nums[i] > 2L * nums[j]) {
                j++;
            }
            pairs += j - middle;
        }
        merge(low, middle, high);
        return pairs;
    }

    private void merge(int low, int middle, int high) {
        System.arraycopy(nums, low, buffer, low, high - low);
        int left = low;
        int right = middle;
        for (int i = low; i < high; i++) {
            if (right == high || (left < middle && buffer[left] <= buffer[right])) {
                nums[i] = buffer[left++];
            } else {
                nums[i] = buffer[right++];
            }
        }
    }
}
