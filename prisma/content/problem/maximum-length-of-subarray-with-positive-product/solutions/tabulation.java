class Solution {
    public int getMaxLen(int[] nums) {
        int n = nums.length;
        int[] positive = new int[n + 1];
        int[] negative = new int[n + 1];
        int longest = 0;
        for (int i = 0; i < n; i++) {
            int fromPositive = positive[i] + 1;
            int fromNegative = negative[i] > 0 ? negative[i] + 1 : 0;
            if (nums[i] > 0) {
                positive[i + 1] = fromPositive;
                negative[i + 1] = fromNegative;
            } else if (nums[i] < 0) {
                positive[i + 1] = fromNegative;
                negative[i + 1] = fromPositive;
            }
            longest = Math.max(longest, positive[i + 1]);
        }
        return longest;
    }
}
