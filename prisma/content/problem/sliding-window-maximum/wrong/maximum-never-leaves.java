// Wrong Answer: keeps the maximum although its number has left the window
class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        int[] answer = new int[nums.length - k + 1];
        int largest = nums[0];
        for (int i = 0; i < nums.length; i++) {
            largest = Math.max(largest, nums[i]);
            if (i >= k - 1) {
                answer[i - k + 1] = largest;
            }
        }
        return answer;
    }
}
