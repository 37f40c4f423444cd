class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        int[] answer = new int[nums.length - k + 1];
        for (int start = 0; start < answer.length; start++) {
            int largest = nums[start];
            for (int i = start + 1; i < start + k; i++) {
                largest = Math.max(largest, nums[i]);
            }
            answer[start] = largest;
        }
        return answer;
    }
}
