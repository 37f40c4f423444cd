class Solution {
    public int minSubArrayLen(int target, int[] nums) {
        int shortest = nums.length + 1;
        int left = 0;
        int sum = 0;
        for (int right = 0; right < nums.length; right++) {
            sum += nums[right];
            while (sum >= target) {
                shortest = Math.min(shortest, right - left + 1);
                sum -= nums[left++];
            }
        }
        return shortest <= nums.length ? shortest : 0;
    }
}
