// Wrong Answer: returns the initial maximum instead of 0 if the whole array is too small
class Solution {
    public int minSubArrayLen(int target, int[] nums) {
        int shortest = Integer.MAX_VALUE;
        int sum = 0;
        for (int left = 0, right = 0; right < nums.length; right++) {
            sum += nums[right];
            for (; sum >= target; sum -= nums[left++]) {
                shortest = Math.min(shortest, right - left + 1);
            }
        }
        return shortest;
    }
}
