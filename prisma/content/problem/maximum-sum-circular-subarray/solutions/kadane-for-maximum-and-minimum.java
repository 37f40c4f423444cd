class Solution {
    public int maxSubarraySumCircular(int[] nums) {
        int maximum = nums[0];
        int minimum = nums[0];
        int largest = 0;
        int smallest = 0;
        int total = 0;
        for (int num : nums) {
            largest = Math.max(num, largest + num);
            maximum = Math.max(maximum, largest);
            smallest = Math.min(num, smallest + num);
            minimum = Math.min(minimum, smallest);
            total += num;
        }
        return maximum < 0 ? maximum : Math.max(maximum, total - minimum);
    }
}
