class Solution {
    public int[] productExceptSelf(int[] nums) {
        int n = nums.length;
        int[] inFront = new int[n];
        inFront[0] = 1;
        for (int i = 1; i < n; i++) {
            inFront[i] = inFront[i - 1] * nums[i - 1];
        }
        int[] behind = new int[n];
        behind[n - 1] = 1;
        for (int i = n - 2; i >= 0; i--) {
            behind[i] = behind[i + 1] * nums[i + 1];
        }
        int[] answer = new int[n];
        for (int i = 0; i < n; i++) {
            answer[i] = inFront[i] * behind[i];
        }
        return answer;
    }
}
