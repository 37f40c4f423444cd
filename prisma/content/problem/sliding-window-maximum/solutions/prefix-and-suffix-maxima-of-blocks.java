class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        int n = nums.length;
        int[] fromStart = nums.clone();
        int[] toEnd = nums.clone();
        for (int i = 1; i < n; i++) {
            if (i % k != 0) {
                fromStart[i] = Math.max(fromStart[i], fromStart[i - 1]);
            }
        }
        for (int i = n - 2; i >= 0; i--) {
            if ((i + 1) % k != 0) {
                toEnd[i] = Math.max(toEnd[i], toEnd[i + 1]);
            }
        }
        int[] answer = new int[n - k + 1];
        for (int i = 0; i < answer.length; i++) {
            answer[i] = Math.max(toEnd[i], fromStart[i + k - 1]);
        }
        return answer;
    }
}
